import { useCallback, useEffect, useRef, useState } from 'react';
import { report } from './report';

/** How the last question was settled. */
export interface Settled<Answer> {
  key: string;
  /** Its answer; when it failed, the answer of the question before. */
  answer: Answer | null;
  /** Why it has no answer; null when it has. */
  error: unknown;
}

interface Question<Answer> {
  /** What is asked: another key is another question. */
  key: string;
  /** False asks nothing yet. */
  isWanted?: boolean;
  /** Asks; a signal that has ended the question makes any failure no error. */
  load: (signal: AbortSignal) => Promise<Answer>;
  /** What is being done, for error reports. */
  context: string;
  /** Where the outcome is kept, when it is to outlive the component. */
  kept?: readonly [Settled<Answer> | null, (settled: Settled<Answer> | null) => void];
}

export interface Fetched<Answer> {
  /** To the question as it is now; null while there is none. */
  answer: Answer | null;
  /** The last answer there was: while the next question is open, that of the one before. */
  latest: Answer | null;
  isFetching: boolean;
  /** Why the question as it is now failed; null otherwise. */
  error: unknown;
  /** Asks the same again. */
  retry: () => void;
}

/**
 * The answer to a question, asked for when it is wanted. A new question ends the one before, so that
 * an older answer never takes the place of a newer. A failure is reported, and leaves what is there.
 */
export function useFetched<Answer>(question: Question<Answer>): Fetched<Answer> {
  const { key, isWanted = true } = question;
  const own = useState<Settled<Answer> | null>(null);
  const [settled, setSettled] = question.kept ?? own;
  const [attempt, setAttempt] = useState(0);
  // Read when the effect runs: only another key starts it again.
  const current = useRef({ ...question, settled, setSettled });
  current.current = { ...question, settled, setSettled };

  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    const settle = (answer: Answer | null, error: unknown) => {
      if (!left.signal.aborted) current.current.setSettled({ key, answer, error });
    };
    current.current
      .load(left.signal)
      .then((answer) => settle(answer, null))
      .catch((error: unknown) => {
        if (left.signal.aborted) return;
        report(error, current.current.context);
        settle(current.current.settled?.answer ?? null, error);
      });
    return () => left.abort();
  }, [key, isWanted, attempt]);

  const isSettled = settled?.key === key;
  return {
    answer: isSettled && settled.error === null ? settled.answer : null,
    latest: settled?.answer ?? null,
    isFetching: isWanted && !isSettled,
    error: isSettled ? settled.error : null,
    retry: useCallback(() => {
      const { settled: before, setSettled: set } = current.current;
      if (before) set({ key: '', answer: before.answer, error: null });
      setAttempt((count) => count + 1);
    }, []),
  };
}
