import { type EditedBody } from '../../../../src/contract/edited-bodies';
import { questions } from '../schema/reference';
import { hostRows } from './host-rows';

export const faqStore = hostRows(questions, {
  read: (_db, { question, answer }) => ({ question, answer }),
  write: (_db, fields) => {
    const { question, answer } = fields as EditedBody<'faq'>;
    return { question, answer };
  },
});
