import { BoundedMap } from '#platform/bounded-map.ts';
import type { Clock } from '#platform/clock.ts';

/** How long a process believes what it read, should news of a change be lost. */
const BELIEVED_MS = 30_000;
/** How long after a change of ours nothing of that user is kept: the change may not be committed yet. */
const UNSETTLED_MS = 5_000;
const MOST_KNOWN = 20_000;
/** What does not exist has a place of its own, so that noise drives nothing out. */
const MOST_UNKNOWN = 5_000;

interface Entry<V> {
  value: V | undefined;
  readAtMs: number;
}

/** What was read of users, by name; it is believed for half a minute or until it changes. */
export class BelievedReads<V extends { userId: string }> {
  readonly #clock: Clock;
  readonly #readNow: (name: string) => Promise<V | undefined>;
  readonly #known = new BoundedMap<string, Entry<V>>({ entries: MOST_KNOWN });
  readonly #unknown = new BoundedMap<string, Entry<V>>({ entries: MOST_UNKNOWN });
  readonly #reading = new Map<string, Promise<V | undefined>>();
  readonly #unsettled = new Map<string, NodeJS.Timeout>();
  /** Counts the news: what was read before the latest is not kept. */
  #news = 0;

  constructor(clock: Clock, readNow: (name: string) => Promise<V | undefined>) {
    this.#clock = clock;
    this.#readNow = readNow;
  }

  /** What has a name, or undefined when nothing has. */
  find(name: string): V | undefined | Promise<V | undefined> {
    const nowMs = this.#clock.nowMs();
    const entry = this.#known.get(name) ?? this.#unknown.get(name);
    if (entry && Math.abs(nowMs - entry.readAtMs) < BELIEVED_MS) return entry.value;
    // What began to be read before a change was committed does not answer for those who ask after it.
    const isSettled = this.#unsettled.size === 0;
    const reading = (isSettled && this.#reading.get(name)) || this.#read(name);
    this.#reading.set(name, reading);
    return reading;
  }

  /** Forgets a user: something of them changes, or has changed. */
  forget(userId: string): void {
    this.#news += 1;
    for (const [name, { value }] of this.#known) {
      if (value?.userId === userId) this.#known.delete(name);
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

  async #read(name: string): Promise<V | undefined> {
    const news = this.#news;
    const readAtMs = this.#clock.nowMs();
    try {
      const value = await this.#readNow(name);
      if (news === this.#news) this.#keep(name, { value, readAtMs });
      return value;
    } finally {
      if (news === this.#news) this.#reading.delete(name);
    }
  }

  #keep(name: string, entry: Entry<V>): void {
    this.#known.delete(name);
    this.#unknown.delete(name);
    const { value } = entry;
    if (!value) this.#unknown.set(name, entry);
    else if (!this.#unsettled.has(value.userId)) this.#known.set(name, entry);
  }
}
