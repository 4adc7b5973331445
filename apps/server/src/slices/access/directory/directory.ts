import type { App } from '#platform/app.ts';
import { hashCredential } from '#platform/credential.ts';
import { defineResource } from '#platform/resource.ts';
import { userChanges } from '#slices/accounts/index.ts';
import { accountOf, keyByHash, type Account, type KeyInForce } from '../queries.ts';
import { BelievedReads } from './believed-reads.ts';

/** The keys and accounts behind credentials, cached so that a returning caller needs no query. */
export class Directory {
  readonly #keys: BelievedReads<KeyInForce>;
  readonly #accounts: BelievedReads<Account>;

  constructor(app: App) {
    this.#keys = new BelievedReads(app.clock, (hash) =>
      keyByHash(app.db, Buffer.from(hash, 'base64')),
    );
    this.#accounts = new BelievedReads(app.clock, (userId) => accountOf(app.db, userId));
  }

  /** A key by its text, which must have the form of a key; undefined if it is unknown or revoked. */
  key(key: string): KeyInForce | undefined | Promise<KeyInForce | undefined> {
    return this.#keys.find(hashCredential(key).toString('base64'));
  }

  /** An account by its user id. */
  account(userId: string): Account | undefined | Promise<Account | undefined> {
    return this.#accounts.find(userId);
  }

  /** Call it when another process has changed a user or their keys. */
  forget(userId: string): void {
    this.#keys.forget(userId);
    this.#accounts.forget(userId);
  }

  /** Call it before a transaction of this process that changes a user or their keys commits. */
  unsettle(userId: string): void {
    this.#keys.unsettle(userId);
    this.#accounts.unsettle(userId);
  }

  /** Call it when anything may have changed. */
  clear(): void {
    this.#keys.clear();
    this.#accounts.clear();
  }
}

/** Commands open it too, so that a process never trusts reads that it has itself outdated. Opening costs nothing. */
export const directory = defineResource<Directory>({
  name: 'directory',
  open: async (app) => {
    const opened = new Directory(app);
    (await app.open(userChanges)).subscribe((userId) => opened.unsettle(userId));
    return opened;
  },
});
