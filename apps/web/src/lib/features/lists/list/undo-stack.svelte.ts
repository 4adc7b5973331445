/** Presses of "+1" within this time count as one change. */
const SAME_CHANGE_MS = 1_000;

/** Numbers the changes of a page. */
export class ChangeNumbers {
  #last = 0;
  #pressed = { id: '', atMs: -Infinity };

  /** The number of a new change. */
  next(): number {
    this.#pressed = { id: '', atMs: -Infinity };
    return (this.#last += 1);
  }

  /** The number of a press of "+1": the same as that of a press just before on the same row. */
  ofPress(id: string): number {
    const atMs = performance.now();
    const isSame = this.#pressed.id === id && atMs - this.#pressed.atMs < SAME_CHANGE_MS;
    if (!isSame) this.#last += 1;
    this.#pressed = { id, atMs };
    return this.#last;
  }
}

/** The batches that undo each change of a page, the last change last. */
export class UndoStack {
  readonly #most: number;
  readonly #changes = $state<{ readonly number: number; readonly batches: string[] }[]>([]);

  constructor(most: number) {
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#changes.length === 0;
  }

  /** Adds the batches of a change, last first. Several acts with one number are undone together. */
  push(number: number, batches: readonly string[]): void {
    if (batches.length === 0) return;
    const last = this.#changes.at(-1);
    if (last?.number === number) last.batches.unshift(...batches);
    else this.#changes.push({ number, batches: [...batches] });
    if (this.#changes.length > this.#most) this.#changes.shift();
  }

  /** Removes the last change and returns its batches. */
  pop(): readonly string[] | undefined {
    return this.#changes.pop()?.batches;
  }
}
