import { BoundedMap } from '#platform/bounded-map.ts';
import type { Clock } from '#platform/clock.ts';

/** How long a read is trusted, in case the notification of a change is lost. */
const BELIEVED_MS = 30_000;
/** How long reads of a user are not stored after this process began to change them, because the change may not be committed yet. */
const UNSETTLED_MS = 5_000;
const MOST_KNOWN = 20_000;
/** Names that do not exist have a map of their own, so that invalid requests evict nothing. */
const MOST_UNKNOWN = 5_000;

interface Entry<V> {
  value: V | undefined;
  readAtMs: number;
}

/** Reads of users, by name. A read is trusted for half a minute or until the user changes. */
export class BelievedReads<V extends { userId: string }> {
  readonly #clock: Clock;
  readonly #readNow: (name: string) => Promise<V | undefined>;
  readonly #known = new BoundedMap<string, Entry<V>>({ entries: MOST_KNOWN });
  readonly #unknown = new BoundedMap<string, Entry<V>>({ entries: MOST_UNKNOWN });
  readonly #reading = new Map<string, Promise<V | undefined>>();
  readonly #unsettled = new Map<string, NodeJS.Timeout>();
  /** Counts changes. A read that began before the latest change is not stored. */
  #changes = 0;

  constructor(clock: Clock, readNow: (name: string) => Promise<V | undefined>) {
    this.#clock = clock;
    this.#readNow = readNow;
  }

  /** The value of a name, or undefined if it has none. */
  find(name: string): V | undefined | Promise<V | undefined> {
    const nowMs = this.#clock.nowMs();
    const entry = this.#known.get(name) ?? this.#unknown.get(name);
    if (entry && Math.abs(nowMs - entry.readAtMs) < BELIEVED_MS) return entry.value;
    // A read that began before a change was committed must not serve requests that come after it.
    const isSettled = this.#unsettled.size === 0;
    const reading = (isSettled && this.#reading.get(name)) || this.#read(name);
    this.#reading.set(name, reading);
    return reading;
  }

  /** Drops the reads of a user who changes, or has changed. */
  forget(userId: string): void {
    this.#changes += 1;
    for (const [name, { value }] of this.#known) {
      if (value?.userId === userId) this.#known.delete(name);
    }
    this.#unknown.clear();
    this.#reading.clear();
  }

  /** Drops the reads of a user whom a transaction is about to change. Until it has surely ended, every request reads the database. */
  unsettle(userId: string): void {
    this.forget(userId);
    clearTimeout(this.#unsettled.get(userId));
    const settle = (): void => void this.#unsettled.delete(userId);
    this.#unsettled.set(userId, setTimeout(settle, UNSETTLED_MS).unref());
  }

  /** Drops everything. */
  clear(): void {
    this.#changes += 1;
    this.#known.clear();
    this.#unknown.clear();
    this.#reading.clear();
  }

  async #read(name: string): Promise<V | undefined> {
    const changes = this.#changes;
    const readAtMs = this.#clock.nowMs();
    try {
      const value = await this.#readNow(name);
      if (changes === this.#changes) this.#keep(name, { value, readAtMs });
      return value;
    } finally {
      if (changes === this.#changes) this.#reading.delete(name);
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
