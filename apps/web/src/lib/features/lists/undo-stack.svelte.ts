/** What undoes each change of a page, the last change last. */
export class UndoStack {
  readonly #most: number;
  readonly #changes = $state<{ readonly number: number; readonly batches: string[] }[]>([]);

  constructor(most: number) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Takes in batches of a change, the last first; several acts of one number are undone as one. */
  push(number: number, batches: readonly string[]): void {
    if (batches.length === 0) return;
    const last = this.#changes.at(-1);
    if (last?.number === number) last.batches.unshift(...batches);
    else this.#changes.push({ number, batches: [...batches] });
    if (this.#changes.length > this.#most) this.#changes.shift();
  }

  /** Takes the last change off, and gives its batches. */
  pop(): readonly string[] | undefined {
    return this.#changes.pop()?.batches;
  }
}
