import { array, mixed, object, string, type InferType } from 'yup';
import { hostCodes, hosts, type HostCode } from '../../src/config/hosts';
import { requestKinds, type RequestKind } from '../../src/config/request-kinds';
import { email } from '../../src/contract/body';

const rules = array()
  .of(
    object({
      to: email(),
      host: mixed<HostCode>().oneOf(hostCodes),
      kind: mixed<RequestKind>().oneOf(Object.keys(requestKinds) as RequestKind[]),
      /** Alias of a city. */
      city: string(),
    }).noUnknown(),
  )
  .min(1)
  .required();

/** Where requests go: each criterion that a rule names must be met. */
export type RecipientRule = InferType<typeof rules>[number];

/** One mailbox for each host, where nothing else is said. */
export const usualRecipients: readonly RecipientRule[] = hostCodes.map((host) => ({
  host,
  to: `requests@${hosts[host].domain}`,
}));

/**
 * @param json list of rules, e.g. `[{"to": "ru@karat.example"}, {"to": "…", "kind": "appeal"}]`
 * @throws Error that names what cannot be understood, and when no rule is for everything else
 */
export function readRecipients(json: string): readonly RecipientRule[] {
  const read = rules.validateSync(JSON.parse(json), { strict: true });
  const missing = hostCodes.filter(
    (host) => !recipientOf(read, { host, kind: 'callback', city: '' }),
  );
  if (missing.length > 0) throw new Error(`no rule sends the requests of ${missing.join(', ')}`);
  return read;
}

export interface Addressed {
  host: HostCode;
  kind: RequestKind;
  /** Alias of the visitor's city; empty when it is not known. */
  city: string;
}

/** The mailbox of the rule that says most of a request; of two that say as much, of the later one. */
export function recipientOf(
  among: readonly RecipientRule[],
  request: Addressed,
): string | undefined {
  const criteria = ['host', 'kind', 'city'] as const;
  const named = (rule: RecipientRule) => criteria.filter((name) => rule[name] !== undefined);
  const [best] = among
    .filter((rule) => named(rule).every((name) => rule[name] === request[name]))
    .reverse()
    .sort((one, other) => named(other).length - named(one).length);
  return best?.to;
}
