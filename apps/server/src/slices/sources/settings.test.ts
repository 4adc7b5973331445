import { describe, expect, it } from 'vitest';
import { readSettings } from '#platform/settings.ts';
import { sourceSettings } from './settings.ts';

const read = (environment: Record<string, string>) =>
  readSettings([sourceSettings], environment).of(sourceSettings);

describe('CATALOGUE_SOURCES', () => {
  it.each([
    [undefined, 'auto'],
    ['auto', 'auto'],
    [' off ', 'off'],
    ['wikidata', ['wikidata']],
    ['Wikidata, media-arts,', ['wikidata', 'media-arts']],
  ])('%s', (text, expected) => {
    expect(read(text === undefined ? {} : { CATALOGUE_SOURCES: text }).choice).toEqual(expected);
  });

  it('names the sources there are, for one there is not', () => {
    expect(() => read({ CATALOGUE_SOURCES: 'wikidata,anidb' })).toThrow(
      /bangumi-data, shinkro-tvdb/u,
    );
  });
});
