import { expect, test } from 'vitest';
import { entryKind } from './entry-kind.ts';

test.each([
  ['TV', 'K-On', undefined, 'series'],
  ['MANGA', 'K-On', undefined, 'series'],
  ['TV', 'K-On', { numbers: [1], cour: 1 }, 'series'],
  ['TV', 'K-On', { numbers: [1], cour: 2 }, 'cour'],
  ['ONA', 'K-On', { numbers: [2], cour: 1 }, 'sequel'],
  ['MOVIE', 'K-On', undefined, 'film'],
  ['OVA', 'K-On', undefined, 'extra'],
  ['MOVIE', '劇場版総集編メイドインアビス', undefined, 'extra'],
  ['TV', 'Re:ゼロから始める異世界生活 新編集版', undefined, 'extra'],
])('%s “%s” with seasons %j is %s', (format, titleNative, seasons, kind) => {
  expect(entryKind({ format, titleNative }, seasons)).toBe(kind);
});
