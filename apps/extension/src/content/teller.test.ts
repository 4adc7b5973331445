import { expect, it } from 'vitest';
import { createTeller, type Seen } from './teller.ts';

const seen: Seen = { sighting: undefined, address: 'https://demo.example/5' };

const open = (answers: (object | undefined)[]) => {
  const shown = { now: seen };
  const [asked, got]: [Seen[], object[]] = [[], []];
  const teller = createTeller(
    () => shown.now,
    (one) => {
      asked.push(one);
      return Promise.resolve(answers.shift());
    },
    (answer) => got.push(answer),
  );
  return { ...teller, shown, asked, got };
};

it('tells what a page shows once, and again when it changes', async () => {
  const { tell, shown, asked, got } = open([{}, {}]);
  await tell();
  await tell();
  shown.now = { ...seen, address: 'https://demo.example/6' };
  await tell();
  expect([asked.length, got.length]).toEqual([2, 2]);
});

it('tells it again if the worker did not answer', async () => {
  const { tell, asked, got } = open([undefined, {}]);
  await tell();
  await tell();
  expect([asked.length, got.length]).toEqual([2, 1]);
});

it('tells it again when the person comes back to a page that the browser kept', async () => {
  const { tell, tellAgain, asked } = open([{}, {}]);
  await tell();
  await tellAgain();
  expect(asked).toEqual([seen, seen]);
});
