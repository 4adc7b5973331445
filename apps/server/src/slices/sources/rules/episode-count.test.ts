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
    'an estimate of one for a film that is also counted by its parts',
    runOf({ format: 'MOVIE', begin: '1997-07-18T16:00Z', end: '1997-07-18T17:27Z' }),
    2,
    { count: 1, source: 'ESTIMATED' },
  ],
  [
    'the weeks where the record has one more, a special',
    runOf({ begin: '2015-07-04T15:00Z', end: '2015-09-26T15:30Z' }),
    14,
    { count: 13, source: 'ESTIMATED' },
  ],
  [
    'the record of a whole quarter that began with two episodes',
    runOf({ begin: '2014-10-16T17:00Z', end: '2014-12-25T17:30Z' }),
    12,
    { count: 12, source: 'RECORDED' },
  ],
  [
    'an estimate by the record where two episodes a week are likely',
    runOf({ begin: '2014-01-08T15:00Z', end: '2014-03-26T15:30Z' }),
    26,
    { count: 26, source: 'ESTIMATED' },
  ],
  [
    'an estimate by the record where the end is that of the discs',
    runOf({ begin: '2009-04-02T16:20Z', end: '2013-06-23T15:00Z' }),
    14,
    { count: 14, source: 'ESTIMATED' },
  ],
  [
    'the record of half a year, discs or not',
    runOf({ begin: '2006-04-06T16:40Z', end: '2013-01-20T15:00Z' }),
    24,
    { count: 24, source: 'RECORDED' },
  ],
  [
    'the record of a run with breaks',
    runOf({ begin: '2013-04-06T16:58Z', end: '2013-10-19T17:28Z' }),
    25,
    { count: 25, source: 'RECORDED' },
  ],
  [
    'the record of what is shown on one day',
    runOf({ begin: '2014-12-31T13:00Z', end: '2014-12-31T15:00Z' }),
    4,
    { count: 4, source: 'RECORDED' },
  ],
  [
    'an estimate of one for what is shown on one day, in any year',
    runOf({ begin: '1981-06-07T16:00Z', end: '1981-06-07T16:00Z' }),
    null,
    { count: 1, source: 'ESTIMATED' },
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
  const count = episodeCountOf(run, recorded);
  expect(count && { count: count.count, source: count.source }).toEqual(expected);
});

it('tells whether the record or the run gave the count', () => {
  const run = runOf({ begin: '2015-07-04T15:00Z', end: '2015-09-26T15:30Z' });
  expect(episodeCountOf(run, 13)?.isOfRun).toBe(false);
  expect(episodeCountOf(run, 14)?.isOfRun).toBe(true);
});
