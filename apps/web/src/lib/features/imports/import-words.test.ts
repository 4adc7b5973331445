import { expect, it } from 'vitest';
import { fileTitle, importWords, sourceName } from './import-words.ts';

it('a source that is not known has words, too', () => {
  const say = importWords('en');
  expect(sourceName(say, 'auto')).toBe('Unknown source');
  expect(sourceName(say, 'media-server')).toBe('Media server');
  expect(fileTitle(say, { fileName: null, format: 'kitsu' })).toBe('Kitsu');
});
