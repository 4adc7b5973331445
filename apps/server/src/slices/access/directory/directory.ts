import type { App } from '#platform/app.ts';
import { hashCredential } from '#platform/credential.ts';
import { defineResource } from '#platform/resource.ts';
import { userChanges } from '#slices/accounts/index.ts';
import { accountOf, keyByHash, type Account, type KeyInForce } from '../queries.ts';
import { BelievedReads } from './believed-reads.ts';

/** The keys and accounts that credentials name, so that a caller who comes again costs no look at the database. */
export class Directory {
  readonly #keys: BelievedReads<KeyInForce>;
  readonly #accounts: BelievedReads<Account>;

  constructor(app: App) {
    this.#keys = new BelievedReads(app.clock, (hash) =>
      keyByHash(app.db, Buffer.from(hash, 'base64')),
    );
    this.#accounts = new BelievedReads(app.clock, (userId) => accountOf(app.db, userId));
  }

  /** What is known of a key, which must have the form of one; undefined when it is unknown or revoked. */
  key(key: string): KeyInForce | undefined | Promise<KeyInForce | undefined> {
    return this.#keys.find(hashCredential(key).toString('base64'));
  }

  /** What is known of an account. */
  account(userId: string): Account | undefined | Promise<Account | undefined> {
    return this.#accounts.find(userId);
  }

  /** Another process has changed a user or their keys. */
  forget(userId: string): void {
    this.#keys.forget(userId);
    this.#accounts.forget(userId);
  }

  /** A transaction of this process changes a user or their keys; to be told before it commits. */
  unsettle(userId: string): void {
    this.#keys.unsettle(userId);
    this.#accounts.unsettle(userId);
  }

  /** Anything may have changed. */
  clear(): void {
    this.#keys.clear();
    this.#accounts.clear();
  }
}

/** Opened by commands too, so that a process never believes what it has changed itself; opening costs nothing. */
export const directory = defineResource<Directory>({
  name: 'directory',
  open: async (app) => {
    const opened = new Directory(app);
    (await app.open(userChanges)).follow((userId) => opened.unsettle(userId));
    return opened;
  },
});
