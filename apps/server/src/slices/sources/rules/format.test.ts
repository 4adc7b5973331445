import { expect, it } from 'vitest';
import { runOf } from '../adapters/fixtures/run.ts';
import { formatOf } from './format.ts';

const evening = { begin: '2014-12-31T13:00Z', end: '2014-12-31T15:00Z' };

it.each([
  ['what television shows on one day', runOf(evening), 4, 'SPECIAL'],
  [
    'what began and ended at one instant',
    runOf({ begin: '1981-06-07T16:00Z', end: '1981-06-07T16:00Z' }),
    null,
    'SPECIAL',
  ],
  [
    'what is shown on two weekends',
    runOf({ begin: '2023-09-02T13:00Z', end: '2023-09-09T15:30Z' }),
    2,
    'SPECIAL',
  ],
  [
    'what runs for three weeks',
    runOf({ begin: '2016-01-10T13:00Z', end: '2016-01-24T13:30Z' }),
    3,
    'TV',
  ],
  ['what has more episodes than fit in a day', runOf(evening), 40, 'TV'],
  ['what runs for weeks', runOf({ ...evening, end: '2015-03-25T13:30Z' }), 12, 'TV'],
  ['what has no end', runOf({ begin: evening.begin }), null, 'TV'],
  ['a film', runOf({ ...evening, format: 'MOVIE' }), 1, 'MOVIE'],
] as const)('tells what is %s', (_, run, recorded, expected) => {
  expect(formatOf(run, recorded)).toBe(expected);
});
