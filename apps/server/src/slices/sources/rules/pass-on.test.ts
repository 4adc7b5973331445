import { describe, expect, it } from 'vitest';
import { passOnTerms, termsOfSources } from './pass-on.ts';

describe('what may be passed on to anybody', () => {
  it.each([
    ['CC0 1.0', 'CC0-1.0'],
    ['MIT', 'MIT'],
    ['CC BY 4.0', 'CC-BY-4.0'],
    ['CC BY-SA 4.0', 'CC-BY-SA-4.0'],
    ['ODbL 1.0, DbCL 1.0', 'ODbL-1.0'],
    ['Free reuse, with notice of changes', 'Free reuse, with notice of changes'],
    ['CC BY-NC-SA 4.0', null],
    ['Not stated', null],
    ['not stated', null],
    ['Acceptable use policy', null],
    ['TMDB API terms', null],
    ['TheTVDB API terms', null],
    ['', null],
    ['constructor', null],
    ['MIT or so', null],
  ])('%s: %s', (licence, terms) => {
    expect(passOnTerms(licence)).toBe(terms);
  });

  it('is nothing of a source whose licence nobody knows', () => {
    const termsOf = termsOfSources([{ key: 'arm', licence: 'MIT' }]);
    expect(termsOf('arm')).toBe('MIT');
    expect(termsOf('mapping-counts')).toBeNull();
  });

  it('is of a source of several files only what all of them allow', () => {
    const open = { key: 'lists/a', licence: 'MIT' };
    const closed = { key: 'lists/b', licence: 'Not stated' };
    expect(termsOfSources([open])('lists')).toBe('MIT');
    expect(termsOfSources([open, closed])('lists')).toBeNull();
    expect(termsOfSources([closed, open])('lists/a')).toBeNull();
  });

  it('is nothing of what a hub gave, whatever its licence', () => {
    expect(termsOfSources([{ key: 'hub:arm', licence: 'MIT' }])('hub:arm')).toBeNull();
  });
});
