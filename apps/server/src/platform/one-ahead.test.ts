import { expect, test } from 'vitest';
import { oneAhead } from './one-ahead.ts';

/** Notes what happens to the items 1 to 3 in the order in which it does. */
const noting = (events: string[], failsAt?: number) =>
  (async function* () {
    try {
      for (const item of [1, 2, 3]) {
        await Promise.resolve();
        if (item === failsAt) throw new Error(`no ${item}`);
        events.push(`made ${item}`);
        yield item;
      }
    } finally {
      events.push('ended');
    }
  })();

const use = async (items: AsyncIterable<number>, events: string[], most = 3): Promise<void> => {
  for await (const item of items) {
    await new Promise(setImmediate);
    events.push(`used ${item}`);
    if (item === most) return;
  }
};

test('an item is made while the one before is used', async () => {
  const events: string[] = [];
  await use(oneAhead(noting(events)), events);
  expect(events).toEqual(['made 1', 'made 2', 'used 1', 'made 3', 'used 2', 'ended', 'used 3']);
});

test('an error comes where its item would', async () => {
  const events: string[] = [];
  await expect(use(oneAhead(noting(events, 2)), events)).rejects.toThrow('no 2');
  expect(events).toEqual(['made 1', 'ended', 'used 1']);
});

test('the items end where nobody wants the rest', async () => {
  const events: string[] = [];
  await use(oneAhead(noting(events)), events, 1);
  expect(events).toEqual(['made 1', 'made 2', 'used 1', 'ended']);
});
