import type { Anime, Manga } from '#slices/catalog/index.ts';
import type { Visibility } from '#slices/accounts/index.ts';
import type { ListStatus } from '../rules/word.ts';

/** An entry as far as lists are filtered and put in order by it. */
export interface HeldEntry {
  id: string;
  workId: string;
  revision: number;
  status: ListStatus;
  progress: number;
  score: number | null;
  priority: number;
  startedOn: string | null;
  completedOn: string | null;
  visibility: Visibility;
  isHiddenFromStatusLists: boolean;
  updatedAtMs: number;
  createdAtMs: number;
}

/** Where an entry stands in an order: its value and, where values are equal, its id. */
export type Standing = readonly [value: string | number | null, id: string];

/** An entry in its place. */
export interface Placed {
  entry: HeldEntry;
  work: Anime | Manga;
  key: Standing;
}

/** How a list is put in order. */
export interface Placing {
  workOf: (id: string) => Anime | Manga | undefined;
  keyOf: (entry: HeldEntry, work: Anime | Manga) => Standing;
  compare: (a: Standing, b: Standing) => number;
  /** The order by which it is kept; null of orders that change with time. */
  keptAs: string | null;
}

/** Orders of one list that are kept: people go back and forth between few. */
const MOST_ORDERS = 4;

/**
 * One list in memory. What was written since is put in among what is there: an order that is nearly right takes a small part of
 * the time to sort, so that an entry that changed costs no more than reading it.
 */
export class HeldList {
  readonly #entries = new Map<string, HeldEntry>();
  readonly #orders = new Map<string, Placed[]>();
  #revision = 0;

  /** The last write it knows of. */
  get revision(): number {
    return this.#revision;
  }

  /** Entries, as often as an order that is kept has them: what it takes of memory. */
  get size(): number {
    return this.#entries.size * (1 + this.#orders.size);
  }

  /** Takes in what was written since; entries that are gone are told as such. */
  take(written: readonly HeldEntry[], gone: readonly { id: string; revision: number }[]): void {
    for (const { id, revision } of gone) {
      this.#entries.delete(id);
      this.#revision = Math.max(this.#revision, revision);
    }
    for (const entry of written) {
      this.#entries.set(entry.id, entry);
      this.#revision = Math.max(this.#revision, entry.revision);
    }
  }

  /** The list in an order, without entries whose work the catalogue no longer has. */
  inOrder(placing: Placing): readonly Placed[] {
    const { keptAs } = placing;
    if (keptAs === null) return this.#rankedNow(placing);
    const kept = this.#orders.get(keptAs) ?? [];
    const still = kept.filter(
      ({ entry, work }) =>
        this.#entries.get(entry.id) === entry && placing.workOf(entry.workId) === work,
    );
    const placed =
      still.length === this.#entries.size
        ? still
        : this.#withOthers(still, placing).sort(by(placing));
    this.#keep(keptAs, placed);
    return placed;
  }

  /** Values that change with time: few entries have one, and the others stand at the end by their ids, as they are kept. */
  #rankedNow(placing: Placing): readonly Placed[] {
    const byId: Placing = { ...placing, keyOf: ({ id }) => [null, id], keptAs: 'ID' };
    const all = this.inOrder(byId);
    const valued: Placed[] = [];
    const others: Placed[] = [];
    for (const placed of all) {
      const key = placing.keyOf(placed.entry, placed.work);
      if (key[0] === null) others.push(placed);
      else valued.push({ ...placed, key });
    }
    return [...valued.sort(by(placing)), ...others];
  }

  #withOthers(still: readonly Placed[], { workOf, keyOf }: Placing): Placed[] {
    const placed = [...still];
    const known = new Set(still.map(({ entry }) => entry));
    for (const entry of this.#entries.values()) {
      if (known.has(entry)) continue;
      const work = workOf(entry.workId);
      if (work) placed.push({ entry, work, key: keyOf(entry, work) });
    }
    return placed;
  }

  #keep(name: string, placed: Placed[]): void {
    this.#orders.delete(name);
    this.#orders.set(name, placed);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > MOST_ORDERS && oldest !== undefined) this.#orders.delete(oldest);
  }
}

const by =
  ({ compare }: Placing) =>
  (a: Placed, b: Placed): number =>
    compare(a.key, b.key);
