/** RFC 8628 §6.1: consonants, so that no word comes up and nothing looks like a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;

const SECOND_MS = 1_000;
/** How long somebody has to type a code. */
export const LOGIN_MS = 10 * 60 * SECOND_MS;
/** What a player is told to wait between questions. */
export const INTERVAL_SECONDS = 5;
/** Timers and networks are not exact: from here on a question is early. */
const LEAST_INTERVAL_MS = 4 * SECOND_MS;

const NOT_A_LETTER = new RegExp(`[^${CODE_LETTERS}]`, 'u');

/** A code as somebody typed it, in small or full-width letters, with or without the hyphen; null when it cannot be one. */
export const typedCode = (text: string): string | null => {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}ー]/gu, '');
  return letters.length === CODE_LENGTH && !NOT_A_LETTER.test(letters) ? letters : null;
};

/** A code as it is shown: in two halves. */
export const shownCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

/** What became of a player's question to be let in. */
export interface DeviceLogin {
  createdAt: Date;
  polledAt: Date | null;
  isAllowed: boolean | null;
  isExchanged: boolean;
}

/** Whether it can still be answered. */
export const isWaiting = ({ createdAt, isAllowed }: DeviceLogin, now: Date): boolean =>
  isAllowed === null && now.getTime() - createdAt.getTime() < LOGIN_MS;

export type PollOutcome = 'allowed' | 'pending' | 'exchanged' | 'expired' | 'denied' | 'too_soon';

/** What a player that asks is told. */
export const judgePoll = (
  { createdAt, polledAt, isAllowed, isExchanged }: DeviceLogin,
  now: Date,
): PollOutcome => {
  if (isExchanged) return 'exchanged';
  if (isAllowed === false) return 'denied';
  if (now.getTime() - createdAt.getTime() >= LOGIN_MS) return 'expired';
  if (polledAt && now.getTime() - polledAt.getTime() < LEAST_INTERVAL_MS) return 'too_soon';
  return isAllowed ? 'allowed' : 'pending';
};
