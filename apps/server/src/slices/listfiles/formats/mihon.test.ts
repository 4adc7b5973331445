import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeBackup } from './fixtures/make-backup.ts';
import { readAll } from './fixtures/read-sample.ts';

describe("a backup in Mihon's own writing", () => {
  const tracked = { syncId: 2, mediaId: 30_002, status: 1, last: 12 };

  it('has in the library what does not say otherwise', async () => {
    const bytes = makeBackup({
      1: [
        { title: 'Berserk', tracking: tracked },
        { title: 'Yotsuba to!', read: [1, 2] },
        { title: 'Opened once', isFavorite: false },
      ],
    });
    for (const file of [bytes, gzipSync(bytes), gzipSync(gzipSync(bytes))]) {
      const { format, rows, skipped } = await readAll('auto', file);
      expect(format).toBe('mihon');
      expect(rows).toMatchObject([
        {
          kind: 'manga',
          title: 'Berserk',
          ids: { anilist: '30002' },
          says: { status: 'CURRENT', progress: 12 },
        },
        { kind: 'manga', title: 'Yotsuba to!', ids: {}, says: { status: 'CURRENT', progress: 2 } },
      ]);
      expect(skipped).toMatchObject([{ title: 'Opened once', reason: 'not-in-library' }]);
    }
  });

  it.each([3, 501])('has the anime of Aniyomi, wherever they stand (%i)', async (field) => {
    const bytes = makeBackup({
      [field]: [
        { title: 'Frieren', tracking: { syncId: 1, mediaId: 52_991, status: 11, last: 9 } },
        { title: 'Mushishi', tracking: { syncId: 2, mediaId: 457, status: 15, last: 0 } },
        { title: 'Bebop', tracking: { syncId: 1, mediaId: 1, status: 17, last: 3 } },
        { title: 'Untracked', read: [1, 2, 2.5] },
      ],
    });
    const { rows, skipped } = await readAll('auto', gzipSync(bytes));
    expect(skipped).toEqual([]);
    expect(rows).toMatchObject([
      { kind: 'anime', ids: { mal: '52991' }, says: { status: 'CURRENT', progress: 9 } },
      { kind: 'anime', ids: { anilist: '457' }, says: { status: 'PLANNING' } },
      { kind: 'anime', ids: { mal: '1' }, says: { status: 'REPEATING' } },
      { kind: 'anime', ids: {}, says: { progress: 2 } },
    ]);
  });
});
