import { randomInt } from 'node:crypto';
import type { Accounts } from '../kit/accounts.ts';
import { type Answer, jsonAnswer } from '../kit/answer.ts';

const LIFETIME = 900;

/** Codes that people type at the service, for programs that it can't send people back to. */
export class Pins {
  readonly #codes = new Map<string, { accountId: string | null; expiresAt: number }>();

  /** A new code. */
  start(now: Date): Answer {
    const code = String(randomInt(100_000, 999_999));
    this.#codes.set(code, { accountId: null, expiresAt: now.getTime() + LIFETIME * 1000 });
    return jsonAnswer(200, {
      result: 'OK',
      user_code: code,
      verification_url: 'https://simkl.com/pin',
      expires_in: LIFETIME,
      interval: 5,
    });
  }

  /** Somebody types a code. */
  confirm(code: string, accountId: string): void {
    const known = this.#codes.get(code);
    if (known) this.#codes.set(code, { ...known, accountId });
  }

  /** Whether a code was typed. A code that is gone is answered with a new one, which nobody knows. */
  poll(code: string, clientId: string, accounts: Accounts, now: Date): Answer {
    const known = this.#codes.get(code);
    if (!known || known.expiresAt <= now.getTime()) return this.start(now);
    if (known.accountId === null)
      return jsonAnswer(200, { result: 'KO', message: 'Authorization pending' });
    this.#codes.delete(code);
    const { accessToken } = accounts.grant(known.accountId, clientId);
    return jsonAnswer(200, { result: 'OK', access_token: accessToken });
  }
}
