import { expect, test } from 'vitest';
import { entryKind } from './entry-kind.ts';

test.each([
  ['TV', 'K-On', undefined, 'series'],
  ['MANGA', 'K-On', undefined, 'series'],
  ['TV', 'K-On', { numbers: [1], goesOn: false }, 'series'],
  ['TV', 'K-On', { numbers: [1], goesOn: true }, 'sequel'],
  ['ONA', 'K-On', { numbers: [2], goesOn: false }, 'sequel'],
  ['MOVIE', 'K-On', undefined, 'film'],
  ['OVA', 'K-On', undefined, 'extra'],
  ['MOVIE', '劇場版総集編メイドインアビス', undefined, 'extra'],
])('%s “%s” with seasons %j is %s', (format, titleNative, seasons, kind) => {
  expect(entryKind({ format, titleNative }, seasons)).toBe(kind);
});
