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
  #running: Promise<void> | null = null;

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

  /** Whether an undo is under way. */
  get isRunning(): boolean {
    return this.#running !== null;
  }

  /** Undoes by `work`, which takes the batches of the last change off the stack when it begins with them. */
  async run(work: (pop: () => readonly string[] | undefined) => Promise<void>): Promise<void> {
    const running = work(() => this.#changes.pop()?.batches).finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    await running;
  }

  /** Changes something at once, or after the undo under way: the server refuses changes of versions from before it. */
  after<T>(change: () => Promise<T>): Promise<T> {
    return this.#running?.then(change) ?? change();
  }
}
