import { expect, it } from 'vitest';
import { episodeCountOf } from './episode-count.ts';
import { runOf } from '../adapters/fixtures/run.ts';

const weekly = (begin: string) => [begin, 'P7D'] as [string, string];
const spring = '2024-04-07T15:00Z';
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
    'nothing where the record has one more than the weeks, a special',
    runOf({ begin: '2015-07-04T15:00Z', end: '2015-09-26T15:30Z' }),
    14,
    null,
  ],
  [
    'nothing for thirteen weeks with a break or a special',
    runOf({ begin: '2018-10-21T17:00Z', end: '2019-01-27T17:30Z' }),
    14,
    null,
  ],
  [
    'nothing where two episodes a week are likely',
    runOf({ begin: '2014-01-08T15:00Z', end: '2014-03-26T15:30Z' }),
    26,
    null,
  ],
  [
    'nothing where the end is that of the discs',
    runOf({ begin: '2009-04-02T16:20Z', end: '2013-06-23T15:00Z' }),
    14,
    null,
  ],
  [
    'the record of a run with breaks',
    runOf({ begin: '2013-04-06T16:58Z', end: '2013-10-12T17:28Z' }),
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
    'the weeks of a quarter that is broadcast weekly',
    runOf({ begin: spring, end: '2024-06-23T15:30Z', recurrence: weekly(spring) }),
    null,
    { count: 12, source: 'ESTIMATED' },
  ],
  [
    'nothing for the weeks of longer runs, which have breaks',
    runOf({ begin: frieren, end: '2024-03-22T15:15Z', recurrence: weekly(frieren) }),
    null,
    null,
  ],
  [
    'the record of discs that come out monthly',
    runOf({ format: 'OVA', begin: '2005-01-25T16:00Z', end: '2005-06-25T16:00Z' }),
    6,
    { count: 6, source: 'RECORDED' },
  ],
  [
    'nothing for discs whose halves are counted',
    runOf({ format: 'OVA', begin: '2005-03-25T16:00Z', end: '2005-06-22T16:00Z' }),
    8,
    null,
  ],
  [
    'the record of a weekly web series',
    runOf({ format: 'ONA', begin: '2020-01-05T12:00Z', end: '2020-03-22T12:05Z' }),
    12,
    { count: 12, source: 'RECORDED' },
  ],
  [
    'nothing for a web series that comes now and then',
    runOf({ format: 'ONA', begin: '2013-08-04T12:00Z', end: '2016-05-07T12:05Z' }),
    5,
    null,
  ],
  ['nothing for a run without an end', runOf({ begin: '1996-01-08T10:30Z' }), 1_030, null],
  [
    'nothing for web series, which keep no weeks',
    runOf({ format: 'ONA', begin: '2020-01-05T12:00Z', end: '2020-03-22T12:05Z' }),
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
  const count = episodeCountOf(run, recorded, 0);
  expect(count && { count: count.count, source: count.source }).toEqual(expected);
});

it.each([
  ['a quarter that took longer', '2011-04-21T18:00Z', 12, 12],
  ['a short series with its discs', '2012-01-20T18:00Z', 11, null],
  ['a series with an episode more than weeks', '2011-03-24T18:00Z', 13, null],
])('believes the record of a known work for an estimate: %s', (_, end, recorded, count) => {
  const run = runOf({ begin: '2011-01-06T18:00Z', end });
  expect(episodeCountOf(run, recorded, 100)).toBeNull();
  expect(episodeCountOf(run, recorded, 1_000)?.count ?? null).toBe(count);
});

it('tells whether the record or the run gave the count', () => {
  expect(
    episodeCountOf(runOf({ begin: '2015-07-04T15:00Z', end: '2015-09-26T15:30Z' }), 13, 0),
  ).toEqual(expect.objectContaining({ isOfRun: false }));
  const film = runOf({ format: 'MOVIE', begin: '2016-08-25T16:00Z' });
  expect(episodeCountOf(film, null, 0)).toEqual(expect.objectContaining({ isOfRun: true }));
});
