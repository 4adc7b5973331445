import { recounted, type ListCounts } from './list-part.ts';
import type { Row } from './list-row.ts';
import type { RowPage } from './own-list.ts';

/** The rows of a list that are in the browser. */
export class ShownRows {
  all = $state.raw<readonly Row[]>([]);
  /** How many the list has, also those that are not read yet. */
  total = $state(0);
  /** Counts of the whole list, kept up to date with the rows; null if they were not read. */
  counts = $state.raw<ListCounts | null>(null);

  find(id: string): Row | undefined {
    return this.all.find((row) => row.id === id);
  }

  /** Takes over other rows, and the counts that were read with them. */
  replace({ rows, total }: Pick<RowPage, 'rows' | 'total'>, counts: ListCounts | null): void {
    this.all = rows;
    this.total = total;
    this.counts = counts;
  }

  /** Replaces rows in place by their current state, and puts new rows before them. */
  merge(rows: readonly Row[]): void {
    const fresh = new Map(rows.map((row) => [row.id, row]));
    this.all = [...this.#unknown(rows), ...this.all.map((row) => fresh.get(row.id) ?? row)];
    this.total = this.all.length;
  }

  /** Adds rows at the end, but those that are here. */
  append(rows: readonly Row[]): void {
    this.all = [...this.all, ...this.#unknown(rows)];
  }

  /** Replaces a row by its current state, if it is here. */
  put(row: Row): void {
    const before = this.find(row.id);
    if (!before) return;
    this.all = this.all.map((each) => (each === before ? row : each));
    this.counts &&= recounted(this.counts, before, row);
  }

  drop(ids: ReadonlySet<string>): void {
    for (const row of this.all) {
      if (ids.has(row.id)) this.counts &&= recounted(this.counts, row, null);
    }
    this.all = this.all.filter(({ id }) => !ids.has(id));
    this.total -= ids.size;
  }

  #unknown(rows: readonly Row[]): Row[] {
    const known = new Set(this.all.map(({ id }) => id));
    return rows.filter(({ id }) => !known.has(id));
  }
}
