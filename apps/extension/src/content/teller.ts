import type { Sighting } from '../adapters/sighting.ts';

/** What a document shows, and where. */
export interface Seen {
  sighting: Sighting | undefined;
  address: string;
}

interface Teller {
  /** Tells what the page shows, if that has changed. */
  tell: () => Promise<void>;
  /** Tells it in any case. */
  tellAgain: () => Promise<void>;
}

/** Tells the worker what a page shows, once for each change. Without an answer the worker died on the way, so it is told again. */
export const createTeller = <T>(
  look: () => Seen,
  ask: (seen: Seen) => Promise<T | undefined>,
  answered: (answer: T) => void,
): Teller => {
  let told: string | undefined;
  const tell = async (): Promise<void> => {
    const seen = look();
    const text = JSON.stringify([seen.sighting, seen.address]);
    if (text === told) return;
    const before = told;
    told = text;
    const answer = await ask(seen);
    if (answer === undefined) told = before;
    else answered(answer);
  };
  const tellAgain = (): Promise<void> => {
    told = undefined;
    return tell();
  };
  return { tell, tellAgain };
};
