import type { HeldRow } from './held-list.ts';

/** The key of an entry in an order: its value, then its id. */
export type Standing = readonly [value: string | number | null, id: string];

/** How a list is put in order. */
export interface Placing {
  name: string;
  keyOf: (row: HeldRow) => Standing;
  compare: (a: Standing, b: Standing) => number;
  /** For an order by future instants. */
  timed: Timed | null;
}

interface Timed {
  nowMs: number;
  /** Changes once the instants may have changed. */
  revision: number;
}

type Rows = ReadonlyMap<string, HeldRow>;

/**
 * A list in one order, returned as it is while nothing has changed. A changed entry is moved to its place, which costs copying the list but
 * not sorting it.
 */
export class HeldOrder {
  #rows: readonly HeldRow[] = [];
  readonly #changed: Set<string>;
  readonly #instants = new Instants();

  constructor(ids: Iterable<string>) {
    this.#changed = new Set(ids);
  }

  /** Notes that the row of an entry was replaced or removed. */
  touch(id: string): void {
    this.#changed.add(id);
  }

  read(rows: Rows, placing: Placing): readonly HeldRow[] {
    const moved = this.#instants.moved(this.#rows, placing);
    for (const id of moved) this.#changed.add(id);
    if (this.#changed.size > 0) this.#rebuild(rows, placing, moved);
    return this.#rows;
  }

  #rebuild(rows: Rows, placing: Placing, moved: ReadonlySet<string>): void {
    const still =
      moved.size === 0
        ? this.#rows.filter(({ isOver }) => !isOver)
        : this.#rows.filter(({ entry, isOver }) => !isOver && !moved.has(entry.id));
    const others: HeldRow[] = [];
    for (const id of this.#changed) {
      const row = rows.get(id);
      if (row) others.push(row);
    }
    const placed = sorted(others, placing);
    this.#rows = merged(still, placed, placing);
    this.#instants.take(this.#changed, placed, placing);
    this.#changed.clear();
  }
}

/** The instants of an order by time. Rows change their place when an instant has passed, without a write. */
class Instants {
  readonly #byEntry = new Map<string, Standing[0]>();
  #fromMs = 0;
  #untilMs = 0;
  #revision = -1;

  take(changed: Iterable<string>, placed: readonly Keyed[], { timed }: Placing): void {
    if (!timed) return;
    for (const id of changed) this.#byEntry.delete(id);
    for (const { key } of placed) if (key[0] !== null) this.#byEntry.set(key[1], key[0]);
    this.#note(timed);
  }

  moved(rows: readonly HeldRow[], { timed, keyOf }: Placing): ReadonlySet<string> {
    if (!timed || this.#stand(timed)) return NONE;
    const moved = new Set<string>();
    for (const row of rows) {
      const [value, id] = keyOf(row);
      if (value !== (this.#byEntry.get(id) ?? null)) moved.add(id);
    }
    this.#note(timed);
    return moved;
  }

  #stand({ nowMs, revision }: Timed): boolean {
    return revision === this.#revision && nowMs >= this.#fromMs && nowMs < this.#untilMs;
  }

  #note({ nowMs, revision }: Timed): void {
    this.#fromMs = nowMs;
    this.#revision = revision;
    this.#untilMs = Number.POSITIVE_INFINITY;
    for (const value of this.#byEntry.values()) {
      this.#untilMs = Math.min(this.#untilMs, Number(value));
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

interface Keyed {
  row: HeldRow;
  key: Standing;
}

const sorted = (rows: readonly HeldRow[], { keyOf, compare }: Placing): Keyed[] =>
  rows.map((row) => ({ row, key: keyOf(row) })).sort((a, b) => compare(a.key, b.key));

/** Two lists in order as one; the second is short or the first is empty. */
const merged = (
  list: readonly HeldRow[],
  others: readonly Keyed[],
  placing: Placing,
): readonly HeldRow[] => {
  const all: HeldRow[] = [];
  let from = 0;
  for (const { row, key } of others) {
    const to = firstAfter(list, { from, key }, placing);
    for (; from < to; from += 1) all.push(list[from] as HeldRow);
    all.push(row);
  }
  for (; from < list.length; from += 1) all.push(list[from] as HeldRow);
  return all;
};

const firstAfter = (
  list: readonly HeldRow[],
  { from, key }: { from: number; key: Standing },
  { keyOf, compare }: Placing,
): number => {
  let [low, high] = [from, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(keyOf(list[middle] as HeldRow), key) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
};
