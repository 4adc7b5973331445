import { idOfSource } from '#platform/ids.ts';

/** Gives rows their ids by the first of their keys that no row before them took. */
export class RowIds {
  readonly #taken = new Set<string>();

  /** Null when every key is taken. */
  take(keys: readonly string[]): string | null {
    const key = keys.find((candidate) => !this.#taken.has(candidate));
    if (key === undefined) return null;
    this.#taken.add(key);
    return idOfSource(key);
  }
}
