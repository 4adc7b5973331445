import { expect, it } from 'vitest';
import { episodeCountOf } from './episode-count.ts';
import { runOf } from '../adapters/fixtures/run.ts';

const weekly = (begin: string) => [begin, 'P7D'] as [string, string];
const frieren = '2023-09-29T14:00Z';

it.each([
  [
    'the count on record',
    runOf({ begin: '2013-04-06T16:58Z', end: '2013-09-28T17:28Z' }),
    25,
    { count: 25, source: 'RECORDED' },
  ],
  [
    'one for a film',
    runOf({ format: 'MOVIE', begin: '2016-08-25T16:00Z', end: '2016-08-25T17:46Z' }),
    null,
    { count: 1, source: 'RECORDED' },
  ],
  [
    'the parts of a film in parts',
    runOf({ format: 'MOVIE', begin: '2013-12-06T16:00Z', end: '2013-12-06T17:46Z' }),
    4,
    { count: 4, source: 'RECORDED' },
  ],
  [
    'the weeks of a run',
    runOf({ begin: frieren, end: '2024-03-22T15:15Z', recurrence: weekly(frieren) }),
    null,
    { count: 26, source: 'ESTIMATED' },
  ],
  ['nothing for a run without an end', runOf({ begin: '1996-01-08T10:30Z' }), 1_030, null],
  [
    'nothing for weeks before 2010',
    runOf({ begin: '1999-10-20T10:00Z', end: '2000-03-20T10:30Z' }),
    null,
    null,
  ],
  [
    'nothing for web series, which keep no weeks',
    runOf({ format: 'ONA', begin: '2020-01-05T12:00Z', end: '2020-03-22T12:05Z' }),
    null,
    null,
  ],
  [
    'nothing for a run of many years',
    runOf({ begin: '2011-01-05T12:00Z', end: '2020-03-22T12:05Z' }),
    null,
    null,
  ],
  [
    'nothing for daily airings',
    runOf({
      begin: '2023-03-22T00:30Z',
      end: '2023-03-25T00:30Z',
      recurrence: ['2023-03-22T00:30Z', 'P1D'],
    }),
    null,
    null,
  ],
] as const)('gives %s', (_, run, recorded, expected) => {
  expect(episodeCountOf(run, recorded)).toEqual(expected);
});
