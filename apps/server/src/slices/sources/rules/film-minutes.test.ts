import { describe, expect, it } from 'vitest';
import { filmMinutesOf } from './film-minutes.ts';

const begin = Date.UTC(2016, 7, 25, 16);
const run = (minutes: number | null, format: 'MOVIE' | 'TV' = 'MOVIE') => ({
  format,
  beginMs: begin,
  endMs: minutes === null ? null : begin + minutes * 60_000,
  recurrence: null,
});

describe('how long a film is', () => {
  it.each([
    ['from the first minute to the last', run(106), 106],
    ['not known without an end', run(null), null],
    ['not known when it ends as it begins', run(0), null],
    ['not known when it ends on another day', run(24 * 60), null],
    ['not known to half a minute', run(90.5), null],
    ['of no series: its run has many episodes', run(106, 'TV'), null],
  ])('is %s', (_what, film, minutes) => {
    expect(filmMinutesOf(film)).toBe(minutes);
  });
});
