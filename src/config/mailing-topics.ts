/** What a visitor may subscribe to (spec §3: mailing topics are selectable). */
export const mailingTopics = ['new_items', 'news', 'discounts', 'analytics'] as const;
export type MailingTopic = (typeof mailingTopics)[number];
