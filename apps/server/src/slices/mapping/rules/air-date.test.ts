import { describe, expect, test } from 'vitest';
import {
  isAheadOfStep,
  isBehindStep,
  isDisproved,
  isOutOfStep,
  isOver,
  isSupported,
  onlyOneAiring,
  weeksOfRun,
} from './air-date.ts';
import type { AnimeFacts } from '../model.ts';

const TODAY = '2026-11-21';

const entry = (animeId: string, startOn: string | null, endOn: string | null): AnimeFacts => ({
  animeId,
  titles: [animeId],
  episodeCount: null,
  startOn,
  endOn,
  isAdult: false,
});

const bleach = entry('Bleach', '2004-10-05', '2012-03-27');
const sequel = entry('Sennen Kessen Hen', '2022-10-10', '2023-06-25');
const undated = entry('undated', null, null);

describe('a broadcast date', () => {
  test('speaks for a run within a year of it and against one further away', () => {
    expect(isSupported(bleach, '2005-01-11', TODAY)).toBe(true);
    expect(isDisproved(sequel, '2005-01-11', TODAY)).toBe(true);
    expect(isDisproved(sequel, '2022-01-01', TODAY)).toBe(false);
  });

  test('says nothing of an entry without dates', () => {
    expect(isSupported(undated, '2005-01-11', TODAY)).toBe(false);
    expect(isDisproved(undated, '2005-01-11', TODAY)).toBe(false);
  });

  test('speaks for a run that goes on, but not years ahead of today', () => {
    const airing = entry('One Piece', '1999-10-20', null);
    expect(isSupported(airing, '2026-11-15', TODAY)).toBe(true);
    expect(isDisproved(airing, '2031-01-01', TODAY)).toBe(true);
  });

  test('is compared with the widest meaning of a date known in part', () => {
    expect(isSupported(entry('a', '2016', '2016'), '2017-06-01', TODAY)).toBe(true);
    expect(isDisproved(entry('a', '2016-04', '2016-06'), '2017-08-01', TODAY)).toBe(true);
  });

  test('picks the cour that was running, though the other is less than a year away', () => {
    const first = entry('cour 1', '2022-04-09', '2022-06-25');
    const second = entry('cour 2', '2022-10-01', '2022-12-24');
    expect(onlyOneAiring([first, second], '2022-10-08', TODAY)).toBe(second);
    expect(onlyOneAiring([first, second], '2022-08-10', TODAY)).toBeNull();
    expect(onlyOneAiring([first, undated], '2022-05-01', TODAY)).toBeNull();
    expect(onlyOneAiring([bleach, sequel], '2022-09-01', TODAY)).toBe(sequel);
  });
});

describe('a run', () => {
  test('is over when its last day is past', () => {
    expect(isOver(sequel, TODAY)).toBe(true);
    expect(isOver(entry('a', '2026-10-01', '2026-12-24'), TODAY)).toBe(false);
    expect(isOver(entry('a', '1999-10-20', null), TODAY)).toBe(false);
  });

  test('has room for one episode a week', () => {
    expect(weeksOfRun(entry('Jigokuraku', '2026-01-11', '2026-03-29'))).toBe(12);
    expect(weeksOfRun(undated)).toBeNull();
  });
});

/** Haruhi of 2009: weekly, with what was shown in 2006 at the beginning. */
describe('the place of an air date in a run', () => {
  const haruhi = { ...entry('Haruhi', '2009-04-02', '2009-10-08'), episodeCount: 28 };
  const isOut = (episode: number, airDate: string, facts: Partial<AnimeFacts> = {}): boolean =>
    isOutOfStep({ ...haruhi, ...facts }, episode, { airDate, today: TODAY });

  test('contradicts an episode that many weeks lie between', () => {
    expect(isOut(1, '2009-07-09')).toBe(true);
    expect(isOut(28, '2009-07-09')).toBe(true);
    expect(isOut(15, '2009-07-09')).toBe(false);
  });

  test('allows for several episodes at once, and for weeks without one', () => {
    expect(isOut(5, '2009-04-02')).toBe(false);
    expect(isOut(24, '2009-10-08')).toBe(false);
    const paused = { endOn: '2009-12-31' };
    expect(isOut(13, '2009-10-01', paused)).toBe(false);
    expect(isOut(1, '2009-10-01', paused)).toBe(true);
  });

  test('says nothing where a run is not weekly, or not known', () => {
    expect(isOut(1, '2009-07-09', { episodeCount: 52 })).toBe(false);
    expect(isOut(1, '2009-07-09', { episodeCount: null })).toBe(false);
    expect(isOut(1, '2009-07-09', { endOn: null })).toBe(false);
    expect(isOut(1, '2012-07-09')).toBe(false);
  });
});

describe('the place of an air date in a run of an unknown count', () => {
  const series = entry('Urusei Yatsura', '1981-10-14', '1986-03-19');

  test('is before an episode to which a weekly series has not come yet', () => {
    expect(isAheadOfStep(series, 10, '1981-11-11')).toBe(true);
    expect(isAheadOfStep(series, 10, '1981-11-18')).toBe(false);
    expect(isAheadOfStep(series, 10, '1981')).toBe(false);
  });

  test('is after an episode if the series would have paused for most of its weeks', () => {
    expect(isBehindStep(series, 2, '1981-12-02')).toBe(true);
    expect(isBehindStep(series, 2, '1981-11-25')).toBe(false);
    expect(isBehindStep(series, 100, '1985-08-14')).toBe(false);
  });

  test('says nothing where the run has no room for the episode, or is not known to the day', () => {
    const batch = entry('a batch', '2020-01-09', '2020-01-09');
    expect(isAheadOfStep(batch, 12, '2020-01-09')).toBe(false);
    for (const vague of [
      entry('a year', '1981', '1986-03-19'),
      entry('a month', '1981-10-14', '1986-03'),
      entry('without an end', '1981-10-14', null),
    ]) {
      expect(isAheadOfStep(vague, 10, '1981-10-14')).toBe(false);
      expect(isBehindStep(vague, 2, '1985-01-01')).toBe(false);
    }
  });
});
