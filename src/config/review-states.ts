/** What becomes of a review: a visitor sends it, an editor publishes or refuses it. */
export const reviewStates = ['sent', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];
