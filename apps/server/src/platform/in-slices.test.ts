import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

/** Notes in which turn of the event loop each slice runs. */
function* noted(turns: number[], turn: () => number): Generator<void, string> {
  for (let slice = 0; slice < 5; slice += 1) {
    turns.push(turn());
    yield;
  }
  return 'done';
}

it('lets the event loop turn between the slices of all work that goes on', async () => {
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const [first, second]: [number[], number[]] = [[], []];
  const outcomes = await Promise.all([
    inSlices(
      noted(first, () => turn),
      0,
    ),
    inSlices(
      noted(second, () => turn),
      0,
    ),
  ]);
  isOver = true;
  expect(outcomes).toEqual(['done', 'done']);
  // Both begin at once; from then on each slice has a turn of its own.
  const later = [...first.slice(1), ...second.slice(1)];
  expect(new Set(later).size).toBe(later.length);
});
