import { type HostCode } from '../../../src/config/hosts';
import { type Stock } from '../catalogue/stock';
import { listItemsById } from '../db/repositories/items';
import { type Dependencies } from '../dependencies';
import { answerContext, toCardAnswer } from './item-answer';

export type CardAnswer = ReturnType<typeof toCardAnswer>;

type Cards = Map<number, CardAnswer>;

/** Cards of a host that are kept; some 3 KB each. */
const mostCards = 6000;

/** Cards by host, as long as the content stays as it is: a change makes a new stock. */
const keptCards = new WeakMap<Stock, Partial<Record<HostCode, Cards>>>();

/** Cards of items by their ids, in that order; an item that the host has no text for is left out. */
export async function listCards(
  dependencies: Dependencies,
  host: HostCode,
  ids: readonly number[],
): Promise<CardAnswer[]> {
  const context = await answerContext(dependencies, host);
  const cards = cardsOf(context.stock, host);
  const missing = ids.filter((id) => !cards.has(id));
  const read = await listItemsById(dependencies.db, host, missing);
  const fresh = new Map(read.map((item) => [item.id, toCardAnswer(item, context)]));
  const asked = ids.flatMap((id) => cards.get(id) ?? fresh.get(id) ?? []);
  for (const [id, card] of fresh) keep(cards, id, card);
  return asked;
}

function cardsOf(stock: Stock, host: HostCode): Cards {
  const ofStock = keptCards.get(stock) ?? {};
  keptCards.set(stock, ofStock);
  return (ofStock[host] ??= new Map<number, CardAnswer>());
}

/** What was kept first goes first when there is no more room. */
function keep(cards: Cards, id: number, card: CardAnswer): void {
  const [oldest] = cards.keys();
  if (cards.size >= mostCards && oldest !== undefined) cards.delete(oldest);
  cards.set(id, card);
}
