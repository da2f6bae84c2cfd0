import { type LanguageCode } from '../../../src/config/languages';
import { type MailingTopic } from '../../../src/config/mailing-topics';

/** Mailing topics as a letter lists them. */
export const topicWords: Record<LanguageCode, Record<MailingTopic, string>> = {
  ru: {
    new_items: 'новые поступления',
    news: 'новости',
    discounts: 'скидки',
    analytics: 'аналитика',
  },
  en: {
    new_items: 'new arrivals',
    news: 'news',
    discounts: 'price reductions',
    analytics: 'market notes',
  },
  ua: {
    new_items: 'нові надходження',
    news: 'новини',
    discounts: 'знижки',
    analytics: 'аналітика',
  },
  uz: {
    new_items: 'yangi kelgan buyumlar',
    news: 'yangiliklar',
    discounts: 'chegirmalar',
    analytics: 'tahlillar',
  },
};
