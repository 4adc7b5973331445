import { expect, test } from 'vitest';
import { recogniseFormat } from './recognise.ts';

test.each([
  ['anime-lists', '<?xml version="1.0"?>\n<!-- a list -->\n<anime-list>\n'],
  ['tsuzuki', '{\n  "format": "tsuzuki-mapping/1",\n  "anime": []'],
  ['bangumi-data', '{"siteMeta":{"bangumi":{}},"items":[]}'],
  ['shinkro', '# comment\nAnimeMap:\n  - malid: 1'],
  ['shinkro', 'animeMovies:\n  - tmdbid: 1'],
  ['anibridge', '$schema:\n  version: 3.0.0\nanilist:5:\n'],
  ['anibridge', '{"anilist:5": {}}'],
  ['kometa', '{ "1": { "tvdb_id": 72025, "tvdb_season": 1 } }'],
])('a file of %s is known by its first lines', (format, text) => {
  expect(recogniseFormat('a file', text)).toBe(format);
});

test.each(['', 'kind,id,show\n', '{"tvdb": 1}', '<html></html>', 'x'.repeat(200_000)])(
  'what is none of them is refused, with their names (%#)',
  (text) => {
    expect(() => recogniseFormat('list.txt', text)).toThrow(/list\.txt is none of tsuzuki/u);
  },
);
