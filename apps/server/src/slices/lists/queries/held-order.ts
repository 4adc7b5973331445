import type { HeldRow } from './held-list.ts';

/** Where an entry stands in an order: its value and, where values are equal, its id. */
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
  /** Another one once the instants may be others. */
  revision: number;
}

type Rows = ReadonlyMap<string, HeldRow>;

/**
 * A list in one order, which is handed out as it is while nothing changed. An entry that did is put in among the others: that
 * costs copying the list, not sorting it.
 */
export class HeldOrder {
  #rows: readonly HeldRow[] = [];
  readonly #changed: Set<string>;
  readonly #instants = new Instants();

  constructor(ids: Iterable<string>) {
    this.#changed = new Set(ids);
  }

  /** Takes note that another row stands for an entry, or none. */
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

/** The instants an order was made by, where it is one by instants: rows stand elsewhere once they are over, though nobody wrote them. */
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
