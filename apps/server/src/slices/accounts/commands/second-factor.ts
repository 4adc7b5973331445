import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { attempts, refuseAttempt, takeAttempts } from '../attempt.ts';
import { audit } from '../audit.ts';
import { secondFactorLockedLetter } from '../factor/letter.ts';
import { parseOneTimePassword } from '../factor/one-time-password.ts';
import { parseRecoveryCode } from '../factor/recovery-code.ts';
import { attemptKeyOf, type Visitor } from '../visitor.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { acceptTotp } from './totp.ts';
import { refusal } from '../reasons.ts';

/** A user's attempt to give a code of an account. */
export interface Guess {
  account: { id: string; email: string };
  visitor: Visitor;
}

/** Accepts a code of the app or a recovery code, each once. @returns which it was; undefined if it was wrong */
export const acceptCode = async (
  app: App,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<'totp' | 'recovery' | undefined> => {
  const password = parseOneTimePassword(code);
  if (password !== undefined) {
    return (await acceptTotp(app, tx, { userId, code: password })) ? 'totp' : undefined;
  }
  if (parseRecoveryCode(code) === undefined) return undefined;
  return (await useRecoveryCode(tx, { userId, code })) ? 'recovery' : undefined;
};

const announceLock = async (app: App, { account, visitor }: Guess, seconds: number) => {
  const until = new Date(app.clock.nowMs() + seconds * 1000);
  await app.db.transaction().execute(async (tx) => {
    await audit(app, tx, { userId: account.id, action: 'second-factor-locked', visitor });
    await enqueueMail(app, tx, secondFactorLockedLetter(until)(account.email));
  });
};

/**
 * One guess of an account's second factor, in its own transaction. A guess is counted before it is checked, so that concurrent guesses do
 * not exceed the limit; a right one is uncounted. The last wrong guess locks codes and sends the owner a letter.
 * @param prove does what the guess is for; it writes nothing and returns undefined if the code is wrong
 * @throws Refusal `UNAUTHENTICATED` for a wrong code, `RATE_LIMITED` after too many
 */
export const guessSecondFactor = async <T>(
  app: App,
  guess: Guess,
  prove: (tx: Tx) => Promise<T | undefined>,
): Promise<T> => {
  const { account, visitor } = guess;
  await takeAttempts(app, [['codeGuessByAddress', attemptKeyOf(visitor.address)]]);
  const counter = app.get(attempts);
  const drawn = await counter.draw('secondFactor', account.id);
  if (drawn.left < 0) throw refuseAttempt(drawn.seconds, 'WRONG_CODES_EXHAUSTED');
  let isWrong = false;
  try {
    const proved = await app.db.transaction().execute(prove);
    if (proved !== undefined) return proved;
    isWrong = true;
  } finally {
    if (!isWrong) await counter.giveBack('secondFactor', account.id);
  }
  if (drawn.left === 0) await announceLock(app, guess, drawn.seconds);
  throw refusal('UNAUTHENTICATED', 'CODE_INCORRECT');
};
