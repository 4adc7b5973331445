/** Milliseconds of work between two turns of the event loop. */
const SLICE_MS = 2;

let lastTurn: Promise<void> = Promise.resolve();

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The next turn of the event loop that nobody has taken: however much work goes on, a turn waits for one slice. */
const ownTurn = (): Promise<void> => (lastTurn = lastTurn.then(turnOfLoop));

/** Does work that yields often in slices of `budgetMs`, and lets the event loop turn between them and those of other work. */
export const inSlices = async <T>(steps: Iterator<void, T>, budgetMs = SLICE_MS): Promise<T> => {
  let sliceEndsAt = performance.now() + budgetMs;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < sliceEndsAt) continue;
    await ownTurn();
    sliceEndsAt = performance.now() + budgetMs;
  }
};

/** Asking for the time costs more than most items do. */
const ITEMS_PER_STEP = 8;

/** Handles items one by one, in slices. */
export const eachInSlices = <T>(items: Iterable<T>, handle: (item: T) => void): Promise<void> =>
  inSlices(stepsOf(items, handle));

/** Turns items into others, in slices; each may become none or several. */
export const flatMapInSlices = async <T, U>(
  items: Iterable<T>,
  turn: (item: T) => readonly U[],
): Promise<U[]> => {
  const turned: U[] = [];
  await eachInSlices(items, (item) => void turned.push(...turn(item)));
  return turned;
};

/** Handles items, a few a step. */
export function* stepsOf<T>(items: Iterable<T>, handle: (item: T) => void): Generator<void, void> {
  let handled = 0;
  for (const item of items) {
    handle(item);
    handled += 1;
    if (handled % ITEMS_PER_STEP === 0) yield;
  }
}
