/** What somebody of the house may do: read what lies at the desk, or change it too. */
export const roles = ['reader', 'editor'] as const;
export type Role = (typeof roles)[number];
