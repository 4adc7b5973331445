import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryDelivery } from '#slices/scrobble/index.ts';
import { fixture, listOf } from '../media-server.ts';
import { scrobbleOf } from '../plex-library.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let owner: { id: string; bearer: string };
let token: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  owner = await test.user();
  token = await test.token(owner.id, 'server_a');
});
afterAll(() => test.close());

const attempt = (text: string, contentType = 'application/json') =>
  tryDelivery(test.app, { token, body: Buffer.from(text), contentType });
const FRIEREN = {
  show: 'Frieren: Beyond Journey’s End',
  season: 1,
  number: 2,
  airDate: '2023-10-06',
};
const payload = () => JSON.stringify(scrobbleOf(FRIEREN).multipart!['payload']);

it('says what a payload would do and why, and keeps nothing of it', async () => {
  const suggested = await attempt(payload());
  expect(suggested).toMatchObject({
    outcome: 'suggested',
    event: { showTitle: FRIEREN.show, episode: 2 },
    summary: { suggestions: [{ episode: 2, reasons: ['TITLE', 'AIR_DATE'] }] },
  });
  await test.app.db.updateTable('scrobble.token').set({ sure_matches: true }).execute();
  for (let time = 0; time < 2; time += 1) {
    // The second time it is no duplicate: the first left nothing behind.
    expect(await attempt(payload())).toMatchObject({
      outcome: 'recorded',
      summary: { matches: [{ episode: 2, by: 'title' }] },
    });
  }
  expect(await listOf(test, owner.bearer)).toEqual([]);
  const { rows } = await test.app.database.pool.query(
    `select (select count(*)::int from scrobble.inbox) as deliveries, (select count(*)::int from scrobble.viewing) as viewings,
      (select last_seen_at from scrobble.token) as seen`,
  );
  expect(rows).toEqual([{ deliveries: 0, viewings: 0, seen: null }]);
});

it('says why nothing would happen', async () => {
  const library = fixture('payloads/plex-14-library.new-show.json');
  expect(await attempt(library)).toMatchObject({ outcome: 'learned_show', event: null });
  expect(await attempt('no payload')).toMatchObject({
    outcome: 'unreadable',
    unreadable: 'not_json',
  });
  expect(await attempt('{"event":"media.rate"}')).toMatchObject({ outcome: 'ignored_event' });
  const jellyfin = { NotificationType: 'PlaybackStop', ItemType: 'Episode', Name: 'One' };
  expect(await attempt(JSON.stringify(jellyfin))).toMatchObject({
    outcome: 'below_threshold',
    sentAs: 'server_b',
  });
  const body = Buffer.from(payload());
  const stranger = { token: 'svc_hook_nobody', body, contentType: 'application/json' };
  await expect(tryDelivery(test.app, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
