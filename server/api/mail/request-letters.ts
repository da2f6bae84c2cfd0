import { hosts, languageOf, type HostCode } from '../../../src/config/hosts';
import { type RequestKind } from '../../../src/config/request-kinds';
import { type MailContent } from '../db/repositories/mails';
import { type RequestDetails } from '../db/schema/requests';
import { composeLetter, type Fact } from './compose';
import { filled } from './filled';
import { letterSignature } from './letter-kinds';
import { requestKindWords } from './request-kind-words';
import { requestWords, type RequestFact } from './request-words';

export interface ToldRequest {
  host: HostCode;
  number: string;
  kind: RequestKind;
  userName: string;
  telephone: string;
  nickname: string;
  typeContact: string;
  details: RequestDetails;
  itemTitle?: string | null;
  itemPrice?: number | null;
  /** ISO date. */
  answerBy: string;
}

export interface ToldFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Null where nobody signs links. */
  url: string | null;
}

/**
 * All that a visitor sent, for the house. What strangers typed stands in the body alone: the subject
 * is ours.
 */
export function requestLetter(request: ToldRequest, files: readonly ToldFile[]): MailContent {
  const { host, number, kind, details } = request;
  const words = requestWords[languageOf(host)];
  const given: [RequestFact, string | number | null][] = [
    ['number', number],
    ['kind', requestKindWords[languageOf(host)][kind]],
    ['answerBy', dayText(host, request.answerBy)],
    ['userName', request.userName],
    ['telephone', request.telephone],
    ['nickname', request.nickname],
    ['typeContact', request.typeContact],
    ['item', request.itemTitle ?? null],
    ['itemPrice', request.itemPrice ?? null],
    ...(Object.entries(details) as [keyof RequestDetails, string | number | null][]),
  ];
  const facts = given.flatMap(([name, value]): Fact[] =>
    value === null || value === '' ? [] : [{ label: words.facts[name], value: String(value) }],
  );
  const attached = files.map(({ name, size, url }): Fact => ({
    label: words.files,
    value: `${name} (${Math.ceil(size / 1024)} KB)`,
    ...(url && { href: url }),
  }));
  return {
    ...composeLetter(host, {
      subject: `${number}: ${requestKindWords[languageOf(host)][kind]}`,
      lines: [],
      facts: [...facts, ...attached],
      after: attached.some(({ href }) => href)
        ? [words.filesUntil.replace('{day}', dayText(host, request.answerBy))]
        : [],
      signature: letterSignature[languageOf(host)],
    }),
    ...(details.email && { replyTo: details.email }),
  };
}

/**
 * Number and day, for whoever left an address. It repeats nothing that was typed: the form would
 * otherwise send strangers whatever somebody wants to tell them.
 */
export function receiptLetter({ host, number, kind, answerBy }: ToldRequest): MailContent {
  const words = requestWords[languageOf(host)];
  const values = {
    number,
    kind: requestKindWords[languageOf(host)][kind],
    day: dayText(host, answerBy),
  };
  const { subject, lines, after } = words.received;
  return composeLetter(host, {
    subject: filled(subject, values),
    lines: lines.map((line) => filled(line, values)),
    after: [after],
    signature: letterSignature[languageOf(host)],
  });
}

/** What the house answers to a request. */
export function answerLetter(host: HostCode, number: string, text: string): MailContent {
  const { subject, before } = requestWords[languageOf(host)].answer;
  return composeLetter(host, {
    subject: filled(subject, { number }),
    lines: [filled(before, { number }), text],
    signature: letterSignature[languageOf(host)],
  });
}

/** What an account holder wrote about an order, for the house. */
export function orderMessageLetter(host: HostCode, number: string, text: string): MailContent {
  const { subject, before } = requestWords[languageOf(host)].message;
  return composeLetter(host, {
    subject: filled(subject, { number }),
    lines: [filled(before, { number }), text],
    signature: letterSignature[languageOf(host)],
  });
}

function dayText(host: HostCode, isoDate: string): string {
  return new Intl.DateTimeFormat(hosts[host].languageTag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(isoDate));
}
