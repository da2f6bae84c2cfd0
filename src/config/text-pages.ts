/**
 * Pages that are a text: the name is that of their words (`locales/{host}/text-{name}.json`). Spec §2
 * names the paths of the first two and `/feedback`; the others are ours (docs/decisions.md).
 */
export const textPages = {
  privacy: { path: '/politika-konfidentcialnosti/', related: ['agreement', 'requisites'] },
  agreement: { path: '/user-agreement/', related: ['privacy', 'requisites'] },
  requisites: { path: '/requisites/', related: ['guarantees', 'agreement'] },
  guarantees: { path: '/guarantees/', related: ['payment', 'requisites'] },
  payment: { path: '/payment-delivery/', related: ['guarantees', 'requisites'] },
  feedback: { path: '/feedback/', related: ['director', 'appeals'] },
  director: { path: '/director/', related: ['appeals', 'feedback'] },
  appeals: { path: '/appeals/', related: ['director', 'feedback'] },
  ticket: { path: '/pledge-ticket/', related: ['appeals', 'payment'] },
} as const satisfies Record<string, { path: string; related: readonly string[] }>;

export type TextPageName = keyof typeof textPages;

export const textPageNames = Object.keys(textPages) as TextPageName[];

/** Text pages with a form; the others are read only. */
export const formPageNames = ['feedback', 'director', 'appeals', 'ticket'] as const;
export type FormPageName = (typeof formPageNames)[number];

export function isFormPage(name: TextPageName): name is FormPageName {
  return formPageNames.some((candidate) => candidate === name);
}
