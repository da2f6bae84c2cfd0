import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from '../../../demo/catalogue/generate/dice';
import type { FilledForm } from './filled-form';
import { OddAnswer, type Cut } from './send-form';

/** Between two tries of a visitor whom nothing was told, milliseconds. */
const pause = 500;
/** Longer than a backend takes to start on a busy machine, milliseconds. */
const patience = 600_000;

/** What a visitor does beside pressing the button once. */
export interface Conduct {
  /** A double click: the form goes out twice at once. */
  isDouble: boolean;
  /** The first sending breaks off. */
  cut: Cut | null;
  /** Goes away when nothing was told, in place of trying again. */
  leaves: boolean;
  /** Sends once more what was acknowledged. */
  isSentAgain: boolean;
}

export function aConduct(dice: Dice): Conduct {
  const cut: Cut = {
    place: dice.pick(['in the body', 'before the answer']),
    afterMs: dice.between(0, 30),
  };
  return {
    isDouble: dice.chance(0.3),
    cut: dice.chance(0.3) ? cut : null,
    leaves: dice.chance(0.1),
    isSentAgain: dice.chance(0.15),
  };
}

/** What came of a filled form. */
export interface Visit {
  form: FilledForm;
  conduct: Conduct;
  /** Of every answer that arrived. */
  numbers: string[];
  /** Answers that none of them should have got; after the first one the visitor gives up. */
  oddAnswers: string[];
  /** How often it was sent. */
  sendings: number;
}

/** @param send resolves with the number, or with null when the connection broke */
export async function visit(
  form: FilledForm,
  conduct: Conduct,
  send: (form: FilledForm, cut: Cut | null) => Promise<string | null>,
): Promise<Visit> {
  const done: Visit = { form, conduct, numbers: [], oddAnswers: [], sendings: 0 };
  const end = performance.now() + patience;

  async function sendOnce(cut: Cut | null): Promise<void> {
    done.sendings += 1;
    try {
      const number = await send(form, cut);
      if (number !== null) done.numbers.push(number);
    } catch (error) {
      if (!(error instanceof OddAnswer)) throw error;
      done.oddAnswers.push(error.message);
    }
  }

  async function sendUntilTold(first: readonly (Cut | null)[]): Promise<void> {
    const told = done.numbers.length;
    await Promise.all(first.map(sendOnce));
    while (done.numbers.length === told && done.oddAnswers.length === 0 && !conduct.leaves) {
      if (performance.now() > end) throw new Error(`${form.userName} was told nothing`);
      await wait(pause);
      await sendOnce(null);
    }
  }

  await sendUntilTold(conduct.isDouble ? [conduct.cut, null] : [conduct.cut]);
  if (conduct.isSentAgain && done.numbers.length > 0) await sendUntilTold([null]);
  return done;
}
