import { requestKinds, type RequestKind } from './request-kinds';

/** Forms that are checked and are no request, as the bot check knows them. */
const formActions = ['login', 'subscribe', 'review', 'ticket', 'new_password'] as const;

/** Spec §7: an action name per submission. That of a request is its kind. */
export type BotAction = RequestKind | (typeof formActions)[number];

export const requestActions = Object.keys(requestKinds) as RequestKind[];

const botActions: readonly BotAction[] = [...requestActions, ...formActions];

export function isBotAction(name: unknown): name is BotAction {
  return botActions.some((action) => action === name);
}
