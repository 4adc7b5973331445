import { describe, expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { afterReport, identityOf, isDone, shareOf, watchOf } from './watch.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const watch = watchOf(undefined, episode);

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
