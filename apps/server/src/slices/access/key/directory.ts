import type { App } from '#platform/app.ts';
import { hashCredential } from '#platform/credential.ts';
import { defineResource } from '#platform/resource.ts';
import { keyHolder, type KeyHolder } from '../queries.ts';

/** How long a process believes what it read, should news of a change be lost. */
const BELIEVED_MS = 30_000;
/** How long after a change of ours nothing of that user is kept: the change may not be committed yet. */
const UNSETTLED_MS = 5_000;
const MOST_KNOWN = 20_000;
/** Unknown keys have a place of their own, so that noise drives no key out. */
const MOST_UNKNOWN = 5_000;

interface Entry {
  holder: KeyHolder | undefined;
  readAtMs: number;
}

/** Adds to a `Map` that drops what came first when it is full. */
const addBounded = <V>(map: Map<string, V>, most: number, [key, value]: [string, V]): void => {
  map.set(key, value);
  if (map.size <= most) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    break;
  }
};

/** Who holds which key, by the hash of the key; what was read is believed for half a minute or until it changes. */
export class KeyDirectory {
  readonly #app: App;
  readonly #known = new Map<string, Entry>();
  readonly #unknown = new Map<string, Entry>();
  readonly #reading = new Map<string, Promise<KeyHolder | undefined>>();
  readonly #unsettled = new Map<string, NodeJS.Timeout>();
  /** Counts the news: what was read before the latest is not kept. */
  #news = 0;

  constructor(app: App) {
    this.#app = app;
  }

  /** The holder of a key, or undefined when there is none. The key must have the form of one. */
  find(key: string): KeyHolder | undefined | Promise<KeyHolder | undefined> {
    const hash = hashCredential(key);
    const name = hash.toString('base64');
    const nowMs = this.#app.clock.now().getTime();
    const entry = this.#known.get(name) ?? this.#unknown.get(name);
    if (entry && Math.abs(nowMs - entry.readAtMs) < BELIEVED_MS) return entry.holder;
    // What began to be read before a change was committed does not answer for those who ask after it.
    const isSettled = this.#unsettled.size === 0;
    const reading = (isSettled && this.#reading.get(name)) || this.#read(hash, name);
    this.#reading.set(name, reading);
    return reading;
  }

  /** Forgets what a user's keys stand for: it changes, or has changed. */
  forget(userId: string): void {
    this.#news += 1;
    for (const [name, { holder }] of this.#known) {
      if (holder?.userId === userId) this.#known.delete(name);
    }
    this.#unknown.clear();
    this.#reading.clear();
  }

  /** Forgets a user in a transaction that changes them: until it surely has ended, every request reads the database. */
  unsettle(userId: string): void {
    this.forget(userId);
    clearTimeout(this.#unsettled.get(userId));
    const settle = (): void => void this.#unsettled.delete(userId);
    this.#unsettled.set(userId, setTimeout(settle, UNSETTLED_MS).unref());
  }

  /** Forgets everything. */
  clear(): void {
    this.#news += 1;
    this.#known.clear();
    this.#unknown.clear();
    this.#reading.clear();
  }

  async #read(hash: Buffer, name: string): Promise<KeyHolder | undefined> {
    const news = this.#news;
    const readAtMs = this.#app.clock.now().getTime();
    try {
      const holder = await keyHolder(this.#app, hash);
      if (news === this.#news) this.#keep(name, { holder, readAtMs });
      return holder;
    } finally {
      if (news === this.#news) this.#reading.delete(name);
    }
  }

  #keep(name: string, entry: Entry): void {
    this.#known.delete(name);
    this.#unknown.delete(name);
    const { holder } = entry;
    if (!holder) return addBounded(this.#unknown, MOST_UNKNOWN, [name, entry]);
    if (!this.#unsettled.has(holder.userId)) addBounded(this.#known, MOST_KNOWN, [name, entry]);
  }
}

/** Opened by commands too, so that a process never believes what it has changed itself; opening costs nothing. */
export const keyDirectory = defineResource<KeyDirectory>({
  name: 'key directory',
  open: (app) => Promise.resolve(new KeyDirectory(app)),
});
