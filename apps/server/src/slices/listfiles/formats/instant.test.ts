import { expect, it } from 'vitest';
import { readAll, TODAY } from './fixtures/read-sample.ts';
import { readInstant } from './instant.ts';
import type { ListFormat } from './list-format.ts';

it('believes instants from 1900 to the end of tomorrow', () => {
  const read = (value: string | number | null) => readInstant(value, TODAY);
  expect(read('2026-11-22T23:59:59Z')).toEqual({ at: '2026-11-22T23:59:59.000Z' });
  expect(read('1900-01-01T00:00:00Z')).toEqual({ at: '1900-01-01T00:00:00.000Z' });
  expect(read(0)).toEqual({ at: '1970-01-01T00:00:00.000Z' });
  for (const nothing of [null, '', ' ']) expect(read(nothing)).toEqual({ at: null });
  for (const early of ['0000-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '1900-01-01T00:00:00+14:00'])
    expect(read(early)).toEqual({ at: null, fault: 'invalid' });
  for (const wrong of ['rubbish', '7', '2026-02-30T00:00:00Z', '12026-01-01T00:00:00Z', Number.NaN])
    expect(read(wrong)).toEqual({ at: null, fault: 'invalid' });
  for (const late of ['2026-11-23T00:00:00Z', '9999-12-31T23:59:59-12:00', 8.64e15])
    expect(read(late)).toEqual({ at: null, fault: 'future' });
});

const file = (value: object) => Buffer.from(JSON.stringify(value));
const own = (more: object) =>
  file({
    format: 'tsuzuki-list/1',
    entries: [{ kind: 'anime', ids: { mal: 1 }, status: 'current', ...more }],
  });
const play = { unit: 1, at: '2020-01-01T00:00:00Z' };
const anilist = (updatedAt: number) =>
  file({
    lists: [{ entries: [{ status: 'CURRENT', updatedAt, media: { id: 1, type: 'ANIME' } }] }],
  });
const kitsu = (updatedAt: string) =>
  file({
    data: [
      {
        attributes: { status: 'current', updatedAt },
        relationships: { anime: { data: { id: '1', type: 'anime' } } },
      },
    ],
  });
const simkl = (time: string) =>
  file({ anime: [{ status: 'watching', last_watched_at: time, show: { ids: { mal: 1 } } }] });
const yamtrack = (time: string) =>
  Buffer.from(`media_id,source,media_type,status,progressed_at\n1,mal,anime,In progress,${time}\n`);

const FAR = '9999-12-31T23:59:59-12:00';
const NONE = '0000-01-01T00:00:00Z';
const UNBELIEVED: readonly (readonly [string, ListFormat, Buffer, string])[] = [
  ['an addition before all', 'tsuzuki', own({ createdAt: NONE }), 'invalid-created-at-ignored'],
  ['an addition to come', 'tsuzuki', own({ createdAt: FAR }), 'future-created-at-ignored'],
  ['a change before all', 'tsuzuki', own({ updatedAt: NONE }), 'invalid-updated-at-ignored'],
  ['a change to come', 'tsuzuki', own({ updatedAt: FAR }), 'future-updated-at-ignored'],
  ['a change without a time', 'tsuzuki', own({ updatedAt: '?' }), 'invalid-updated-at-ignored'],
  [
    'a recording to come',
    'tsuzuki',
    own({ plays: [{ ...play, recordedAt: FAR }] }),
    'future-recorded-at-ignored',
  ],
  ['a play before all', 'tsuzuki', own({ plays: [{ ...play, at: NONE }] }), 'invalid-play-ignored'],
  ['seconds to come', 'anilist', anilist(1e15), 'future-updated-at-ignored'],
  ['seconds to come', 'anilist', anilist(4_000_000_000), 'future-updated-at-ignored'],
  ['a change without a time', 'kitsu', kitsu('soon'), 'invalid-updated-at-ignored'],
  ['a change to come', 'simkl', simkl('2099-01-01T00:00:00Z'), 'future-updated-at-ignored'],
  ['a change to come', 'yamtrack', yamtrack('2099-01-01T00:00:00Z'), 'future-updated-at-ignored'],
];

it.each(UNBELIEVED)(
  'says of %s (%s) that it is not believed',
  async (_name, format, bytes, why) => {
    const { rows, skipped } = await readAll(format, bytes);
    expect(skipped).toEqual([]);
    expect(rows).toMatchObject([{ updatedAt: null, warnings: [why] }]);
    expect(rows[0]?.createdAt ?? null).toBeNull();
    for (const { at, recordedAt } of rows[0]?.says.plays ?? [])
      expect([at, recordedAt]).toEqual(['2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z']);
  },
);
