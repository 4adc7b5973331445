import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('lets two work, lets some wait in order, and refuses the rest', async () => {
  const gate = createGate({ running: 2, waiting: 3 });
  let active = 0;
  let most = 0;
  const begun: number[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    active += 1;
    most = Math.max(most, active);
    await new Promise((resolve) => setTimeout(resolve, 5));
    active -= 1;
    return number;
  };
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, number) => gate.pass(work(number))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  expect(results[7]).toMatchObject({ reason: { code: 'UNAVAILABLE', reason: 'TOO_MANY_WAITING' } });
  expect(most).toBe(2);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('goes on after work that failed', async () => {
  const gate = createGate({ running: 1, waiting: 0 });
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(() => Promise.resolve('yes'))).toBe('yes');
});
