import { SECOND_MS } from '#platform/durations.ts';

/** RFC 8628 §6.1: only consonants, so that no code spells a word or looks like digits. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const CODE_LENGTH = 8;
/** How long a user has to type a code. */
export const LOGIN_MS = 10 * 60 * SECOND_MS;
/** How long we ask a player to wait between polls. */
export const INTERVAL_SECONDS = 5;
/** Timers and networks are not exact, so a poll is too early only below this. */
const LEAST_INTERVAL_MS = 4 * SECOND_MS;

const NOT_A_LETTER = new RegExp(`[^${CODE_LETTERS}]`, 'u');

/** A code as a user typed it, in small or full-width letters, with or without the hyphen; null if it cannot be one. */
export const typedCode = (text: string): string | null => {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}ー]/gu, '');
  return letters.length === CODE_LENGTH && !NOT_A_LETTER.test(letters) ? letters : null;
};

/** A code as the player shows it, in two halves. */
export const shownCode = (code: string): string =>
  `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;

/** What happened to a player's sign-in. */
export interface DeviceLogin {
  createdAt: Date;
  polledAt: Date | null;
  isAllowed: boolean | null;
  isExchanged: boolean;
}

/** Whether its user can still allow or deny it. */
export const isWaiting = ({ createdAt, isAllowed }: DeviceLogin, now: Date): boolean =>
  isAllowed === null && now.getTime() - createdAt.getTime() < LOGIN_MS;

export type PollOutcome = 'allowed' | 'pending' | 'exchanged' | 'expired' | 'denied' | 'too_soon';

/** The response to a player that polls. */
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
