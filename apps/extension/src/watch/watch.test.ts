import { describe, expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import * as rules from './watch.ts';
import { HELD_MS, identityOf, isHeld, shareOf, type Watch } from './watch.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const shown = { page: 'p', address: episode.url, now: 100_000 };
const watchOf = (before: Watch | undefined, sighting: Sighting) =>
  rules.watchOf(before, sighting, shown);
const watch = watchOf(undefined, episode);

interface Told {
  duration: number;
  spans: [number, number][];
  ageS?: number;
  page?: string;
  now?: number;
}
const afterReport = (
  one: Watch,
  { ageS = 0, page = shown.page, now = shown.now, ...report }: Told,
): Watch => rules.afterReport(one, { ageS, ...report }, { page, now });
const isDone = (one: Watch, threshold = 0.8, now = shown.now, isOver = false): boolean =>
  rules.isDone(one, { threshold, now, isOver });

describe('a watch', () => {
  it('is done at the threshold, by what was really played', () => {
    const most = afterReport(watch, { duration: 1440, spans: [[0, 1151]] });
    expect(isDone(most, 0.8)).toBe(false);
    expect(isDone(afterReport(most, { duration: 1440, spans: [[1151, 1152]] }), 0.8)).toBe(true);
  });

  it('does not count a jump to the end', () => {
    const jumped = afterReport(watch, {
      duration: 1440,
      spans: [
        [0, 60],
        [1400, 1440],
      ],
    });
    expect(shareOf(jumped)).toBeCloseTo(100 / 1440);
  });

  it('leaves out advertisements, however many there are', () => {
    const ads = Array.from({ length: 30 }, (_, index) => 15 + index);
    const after = ads.reduce(
      (one, duration) => afterReport(one, { duration, spans: [[0, duration]] }),
      afterReport(watch, { duration: 1440, spans: [[0, 720]] }),
    );
    expect(isDone(after, 0.8)).toBe(false);
    expect(shareOf(afterReport(watch, { duration: 30, spans: [[0, 30]] }))).toBe(0);
  });

  it('counts nothing of the episode before, which a frame tells late', () => {
    const late = { duration: 2000, spans: [[1990, 2000]] as [number, number][] };
    expect(afterReport(watch, { ...late, ageS: 5 })).toBe(watch);
    expect(afterReport(watch, { ...late, page: 'another' })).toBe(watch);
    const soon = { duration: 1440, spans: [[0, 4]] as [number, number][], ageS: 4 };
    expect(afterReport(watch, { ...soon, now: shown.now + 5_000 }).videos).toHaveLength(1);
    // The clock was set back.
    expect(afterReport(watch, { ...soon, now: shown.now - 9_000_000 }).videos).toHaveLength(1);
  });

  it('is of the video of which most was played, not of the longest one', () => {
    const tail = afterReport(watch, { duration: 2400, spans: [[2395, 2400]] });
    expect(isDone(afterReport(tail, { duration: 1440, spans: [[0, 1300]] }))).toBe(true);
  });

  describe('with a short video', () => {
    const ended = afterReport(watch, { duration: 90, spans: [[0, 90]] });
    const quiet = shown.now + HELD_MS;

    it('waits until no longer one follows: it may be an advertisement', () => {
      expect([
        isDone(ended),
        isHeld(ended, { threshold: 0.8, now: shown.now, isOver: false }),
      ]).toEqual([false, true]);
      expect(isDone(ended, 0.8, quiet)).toBe(true);
      const begun = afterReport(ended, { duration: 1440, spans: [[0, 5]] });
      expect(isDone(begun, 0.8, quiet)).toBe(false);
      expect(isDone(afterReport(ended, { duration: 1440, spans: [] }), 0.8, quiet)).toBe(false);
    });

    it('is done at once if the page goes on to the next episode, unless it was not played to its end', () => {
      expect(isDone(ended, 0.8, shown.now, true)).toBe(true);
      const left = afterReport(watch, { duration: 90, spans: [[0, 80]] });
      expect(isDone(left, 0.8, quiet, true)).toBe(false);
    });

    it('is done at no time if another advertisement followed', () => {
      const more = afterReport(ended, { duration: 75, spans: [[0, 30]], now: shown.now + 20_000 });
      expect(isDone(more, 0.8, shown.now + 30_000, true)).toBe(false);
    });

    it('of a page without a number is a trailer', () => {
      const { number: _, ...film } = episode;
      const trailer = afterReport(watchOf(undefined, film), { duration: 90, spans: [[0, 90]] });
      expect(isDone(trailer, 0.8, quiet)).toBe(false);
    });
  });

  it('has begun once something plays, or a page of a chapter is shown', () => {
    expect(rules.hasBegun(watch)).toBe(false);
    expect(rules.hasBegun(afterReport(watch, { duration: 1440, spans: [[0, 4]] }))).toBe(true);
    const chapter: Sighting = { ...episode, medium: 'MANGA' };
    expect(rules.hasBegun(watchOf(undefined, chapter))).toBe(false);
    const shownPage = { ...chapter, page: { at: 1, of: 20 } };
    expect(rules.hasBegun(watchOf(undefined, shownPage))).toBe(true);
  });

  it('begins anew with the next episode, and goes on if the page tells more of the same', () => {
    const played = afterReport(watch, { duration: 1440, spans: [[0, 1300]] });
    expect(shareOf(watchOf(played, { ...episode, number: 6 }))).toBe(0);
    expect(
      shareOf(watchOf(played, { ...episode, url: 'https://demo.example/5?t=9' })),
    ).toBeGreaterThan(0.8);
  });

  it('is the same in two tabs, and another one on another site or of another season', () => {
    expect(identityOf({ ...episode, title: ' FRIEREN' })).toBe(identityOf(episode));
    for (const more of [{ adapter: 'other' }, { season: 2 }, { number: 5.5 }, { show: 'x' }]) {
      expect(identityOf({ ...episode, ...more })).not.toBe(identityOf(episode));
    }
  });

  it('of a chapter is done at nine tenths of its pages, and does not go back', () => {
    const chapter: Sighting = { ...episode, medium: 'MANGA', page: { at: 18, of: 20 } };
    const read = watchOf(undefined, chapter);
    expect(isDone(read, 0.8)).toBe(true);
    expect(isDone(watchOf(undefined, { ...chapter, page: { at: 17, of: 20 } }), 0.8)).toBe(false);
    expect(isDone(watchOf(read, { ...chapter, page: { at: 1, of: 20 } }), 0.8)).toBe(true);
  });
});
