import { expect, it } from 'vitest';
import { endOfDayInJapan } from './calendar.ts';
import { runOf } from '../adapters/fixtures/run.ts';
import { statusAt } from './status.ts';

const DATA_END = endOfDayInJapan('2026-04-24');
const sazaeSan = runOf({ begin: '1969-10-05T09:30Z' });
const springSeries = runOf({ begin: '2026-04-05T14:15Z' });
const frieren = runOf({ begin: '2023-09-29T14:00Z', end: '2024-03-22T15:15Z' });
const film = runOf({ format: 'MOVIE', begin: '2026-02-05T16:00Z', end: '2026-02-05T17:40Z' });

it.each([
  ['a run in its weeks', frieren, '2024-01-01', 'RELEASING'],
  ['a run after its end', frieren, '2024-03-23', 'FINISHED'],
  ['a run before its first airing', frieren, '2023-09-01', 'NOT_YET_RELEASED'],
  ['a film before it opens', film, '2026-02-01', 'NOT_YET_RELEASED'],
  ['a film that has opened', film, '2026-02-07', 'FINISHED'],
  ['a run of decades without an end', sazaeSan, '2026-11-21', 'RELEASING'],
  ['a young run without an end, soon after the data', springSeries, '2026-07-24', 'RELEASING'],
  ['a young run without an end, a quarter after the data', springSeries, '2026-07-25', null],
] as const)('says of %s: %s', (_, run, now, status) => {
  expect(statusAt(Date.parse(now), run, DATA_END)).toBe(status);
});
