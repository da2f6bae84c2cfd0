import { questions } from '../schema/reference';
import { hostRows } from './host-rows';
import { type EditedStore } from './store';

export const faqStore: EditedStore<'faq'> = hostRows(questions, {
  read: (_db, { question, answer }) => ({ question, answer }),
  write: (_db, fields) => {
    const { question, answer } = fields;
    return { question, answer };
  },
});
