import { expect, it } from 'vitest';
import { entryOf } from '../rules/merge/entry.ts';
import type { ServiceCall, WriteOperation } from './connector.ts';
import { connectorOf } from './index.ts';

const update = (id: string, operation: Partial<WriteOperation>) =>
  connectorOf(id)?.write({
    action: 'update',
    kind: 'anime',
    workId: '1',
    entryId: '2',
    accountId: '3',
    set: {},
    before: null,
    ...operation,
  });

/** What a call sends as JSON. */
const sentBy = (call: ServiceCall | undefined): any => call?.json ?? {};

const repeating = entryOf({ status: 'repeating', progress: 3 });

it('gives AniList a date for every completed entry, because it writes its own day otherwise', () => {
  const [open] = update('anilist', { set: { status: 'completed' }, before: repeating }) ?? [];
  const known = { ...repeating, completedAt: '2020-05-03' };
  const [dated] = update('anilist', { set: { status: 'completed' }, before: known }) ?? [];
  expect([open, dated].map((call) => sentBy(call).variables.completedAt)).toEqual([
    { year: null, month: null, day: null },
    { year: 2020, month: 5, day: 3 },
  ]);
});

it('takes back the mark of a rewatch at MyAnimeList and Kitsu', () => {
  const over = { set: { status: 'paused' }, before: repeating } as const;
  expect(update('mal', over)?.[0]?.form).toEqual({ status: 'on_hold', is_rewatching: 'false' });
  expect(sentBy(update('kitsu', over)?.[0]).data.attributes).toEqual({
    status: 'on_hold',
    reconsuming: false,
  });
});

it('sends Kitsu a status with every progress', () => {
  const [call] = update('kitsu', { set: { progress: 4 }, before: repeating }) ?? [];
  expect(sentBy(call).data.attributes).toEqual({
    status: 'current',
    reconsuming: true,
    progress: 4,
  });
});

it('sends Shikimori all counters with a status, because it resets the others', () => {
  const [call] =
    update('shikimori', {
      kind: 'manga',
      set: { progress: 41 },
      before: { status: 'current', progress: 40, progressVolumes: 5 },
    }) ?? [];
  expect(call?.json).toEqual({ user_rate: { status: 'watching', chapters: 41, volumes: 5 } });
});

it('tells Simkl only the episodes that are new or taken back', () => {
  const more = update('simkl', { set: { progress: 5 }, before: { progress: 3 } });
  const fewer = update('simkl', { set: { progress: 3 }, before: { progress: 5 } });
  const episodes = [{ number: 4 }, { number: 5 }];
  expect([more, fewer]).toEqual([
    [{ method: 'POST', path: '/sync/history', json: { shows: [{ ids: { simkl: 2 }, episodes }] } }],
    [
      {
        method: 'POST',
        path: '/sync/history/remove',
        json: { shows: [{ ids: { simkl: 2 }, episodes }] },
      },
    ],
  ]);
});
