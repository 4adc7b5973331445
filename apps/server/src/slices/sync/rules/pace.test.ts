import { expect, it } from 'vitest';
import { lanesOf, paced, takeTurn, type Lanes, type Urgency } from './pace.ts';

const waits = (lanes: Lanes, urgency: Urgency, count: number): number[] => {
  let at = lanes;
  return Array.from({ length: count }, () => {
    const { waitMs, lanes: after } = takeTurn(at, urgency, 1000);
    at = after;
    return waitMs;
  });
};

it('spends two thirds of the calls on runs, after three that go at once', () => {
  expect(waits(lanesOf(30), 'background', 5)).toEqual([0, 0, 0, 3000, 6000]);
});

it('keeps a third for people, whatever runs do', () => {
  const busy = { ...lanesOf(30), next: { interactive: 0, background: 90_000 } };
  expect(waits(busy, 'interactive', 4)).toEqual([0, 0, 0, 6000]);
});

it('follows the pace that a service states', () => {
  expect(waits(paced(lanesOf(30), 60), 'background', 4)).toEqual([0, 0, 0, 1500]);
});
