import { SvelteSet } from 'svelte/reactivity';
import type { Row } from './list-row.ts';

/** The selected rows of a list. */
export class RowSelection {
  readonly ids = new SvelteSet<string>();
  /** The place of the row that was selected last, from which a range extends. */
  #last = -1;

  /** Selects or deselects a row, or with a range all rows from the last one to this one. */
  toggle(rows: readonly Row[], id: string, { isStretch = false } = {}): void {
    const to = rows.findIndex((row) => row.id === id);
    const from = isStretch && this.#last >= 0 ? this.#last : to;
    const isOn = isStretch || !this.ids.has(id);
    for (const row of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) {
      if (isOn) this.ids.add(row.id);
      else this.ids.delete(row.id);
    }
    this.#last = to;
  }

  addAll(rows: readonly Row[]): void {
    for (const { id } of rows) this.ids.add(id);
  }

  /** Starts over, as for another list. */
  reset(): void {
    this.ids.clear();
    this.#last = -1;
  }
}
