import { describe, expect, test } from 'vitest';
import { isDisproved, isOver, isSupported, onlyOneAiring, weeksOfRun } from './air-date.ts';
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
