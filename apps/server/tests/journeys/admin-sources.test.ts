import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#platform/durations.ts';
import { sourcesCheck } from '#slices/sources/fetch/check.ts';
import { sourceOf } from '#slices/sources/fetch/registry.ts';
import { fetchNext } from '#slices/sources/fetch/refresh.ts';
import { openBrowser, signedInBrowser, type Browser } from '../browser.ts';
import { Fetching, OFFLINE, SHORT_DEADLINE, WIKIDATA } from '../fetching.ts';
import { offlineDatabase, wikidataOf } from '../source-files.ts';

const never = new AbortController().signal;
const TERMS = sourceOf('anime-offline-database').licence.terms;
const NOON = '2026-01-15T12:00:00Z';

let on: Fetching;
let admin: Browser;

beforeAll(async () => {
  on = await Fetching.start({ settings: SHORT_DEADLINE });
  const { id } = await on.test.user('boss');
  await on.test.app.database.pool.query(`update accounts."user" set role = 'admin' where id = $1`, [
    id,
  ]);
});
afterAll(() => on.close());
beforeEach(async () => {
  on.test.clock.set(NOON);
  await on.clear();
  admin = await signedInBrowser(on.test, 'boss');
});

const web = () => on.web;
const wikidataBytes = (works: number): number => Buffer.byteLength(wikidataOf(works));

const state = async () => (await admin.get('/admin/sources')).body;
const stateOf = async (key: string) =>
  (await state()).sources.find((source: { key: string }) => source.key === key);

/** Fetches what is due, as the worker does. */
const work = async () => {
  while (await fetchNext(on.test.app, never));
};

describe('an administrator', () => {
  it('sees how each source stands, and fetches it at once', async () => {
    web().put(WIKIDATA, wikidataOf(30, { broken: [3] }));
    expect(await stateOf('wikidata')).toMatchObject({
      name: 'Wikidata',
      licence: 'CC0 1.0',
      standing: 'on',
      rows: null,
      fetchedAt: null,
    });
    expect((await admin.post('/admin/sources/wikidata/fetch', {})).status).toBe(202);
    await work();
    expect(await stateOf('wikidata')).toMatchObject({
      rows: 29,
      refused: 1,
      refusals: [{ ref: 'Q83', reason: 'has no title' }],
      asOf: '2026-01-15',
      fetchedAt: on.test.clock.now().toISOString(),
      fault: null,
      run: null,
    });
  });

  it('reads the terms of a source, and agrees to them once', async () => {
    web().release(OFFLINE, offlineDatabase([1]));
    expect(await stateOf('anime-offline-database')).toMatchObject({
      standing: 'unconsented',
      needsConsent: true,
      terms: TERMS,
      nextAt: null,
    });
    const path = '/admin/sources/anime-offline-database';
    expect((await admin.post(`${path}/fetch`, {})).body.reason).toBe('SOURCE_NEEDS_CONSENT');
    expect((await admin.post(`${path}/consent`, { terms: 'other' })).body.reason).toBe(
      'SOURCE_TERMS_CHANGED',
    );
    expect((await admin.post(`${path}/consent`, { terms: TERMS })).status).toBe(204);
    const consent = { at: on.test.clock.now().toISOString(), by: 'boss', actor: 'administrator' };
    expect(await stateOf('anime-offline-database')).toMatchObject({ standing: 'on', consent });
    on.later(60_000);
    expect((await admin.post(`${path}/consent`, { terms: TERMS })).status).toBe(204);
    expect((await stateOf('anime-offline-database')).consent).toEqual(consent);
  });

  it('switches a source off and on', async () => {
    const turn = (isOn: boolean) => admin.post('/admin/sources/wikidata/switch', { isOn });
    expect((await turn(false)).status).toBe(204);
    expect(await stateOf('wikidata')).toMatchObject({ standing: 'off', nextAt: null });
    expect((await admin.post('/admin/sources/wikidata/fetch', {})).body.reason).toBe(
      'SOURCE_SWITCHED_OFF',
    );
    await turn(true);
    expect((await stateOf('wikidata')).standing).toBe('on');
  });

  it('chooses sources once for all, and agrees to the terms of those that ask for it', async () => {
    web().put(WIKIDATA, wikidataOf(3));
    web().release(OFFLINE, offlineDatabase([1]));
    const choose = (terms: string) =>
      admin.post('/admin/sources/choose', {
        sources: [{ key: 'wikidata' }, { key: 'anime-offline-database', terms }],
      });
    expect((await choose('terms of last year')).body.reason).toBe('SOURCE_TERMS_CHANGED');
    expect(await stateOf('anibridge')).toMatchObject({ standing: 'on' });

    expect((await choose(TERMS)).status).toBe(202);
    await work();
    expect(await stateOf('wikidata')).toMatchObject({ standing: 'on', rows: 3 });
    expect(await stateOf('anime-offline-database')).toMatchObject({
      standing: 'on',
      rows: 1,
      consent: { by: 'boss' },
    });
    expect(await stateOf('anibridge')).toMatchObject({ standing: 'off' });
    expect(await stateOf('mangabaka')).toMatchObject({ standing: 'unconsented', consent: null });
  });

  it('sees why a source failed, and accepts a smaller file', async () => {
    web().put(WIKIDATA, wikidataOf(30));
    await on.refresh('wikidata');
    web().put(WIKIDATA, wikidataOf(3));
    await on.refresh('wikidata');
    expect((await stateOf('wikidata')).fault).toMatchObject({
      reason: 'SOURCE_SHRANK',
      details: { source: 'Wikidata', now: wikidataBytes(3), before: wikidataBytes(30) },
      failures: 1,
      since: on.test.clock.now().toISOString(),
    });
    await admin.post('/admin/sources/wikidata/fetch', { takesSmaller: true });
    await work();
    expect(await stateOf('wikidata')).toMatchObject({ rows: 3, fault: null });
  });

  it('sees a run that is under way, but not one that has lost its process', async () => {
    web().put(WIKIDATA, '{', { fault: { kind: 'slow' } });
    const asked = Promise.withResolvers<void>();
    web().onAsked = () => asked.resolve();
    const running = on.refresh('wikidata');
    await asked.promise;
    expect((await stateOf('wikidata')).run).toMatchObject({ stage: 'asking' });
    expect((await admin.post('/admin/sources/wikidata/fetch', {})).body.reason).toBe('SOURCE_BUSY');
    await running;
    await on.test.app.database.pool.query(
      `update sources.source set run_id = gen_random_uuid(), run_stage = 'importing', due_at = $1 where key = 'wikidata'`,
      [on.test.clock.now()],
    );
    expect((await stateOf('wikidata')).run).toBeNull();
  });

  it('is told that a source does not exist', async () => {
    expect((await admin.post('/admin/sources/anidb/fetch', {})).body.reason).toBe('SOURCE_UNKNOWN');
  });

  it('needs a password given in the last ten minutes to change anything, not to look', async () => {
    on.later(11 * 60_000);
    expect((await admin.get('/admin/sources')).status).toBe(200);
    for (const path of ['fetch', 'choose', 'wikidata/fetch', 'wikidata/switch', 'wikidata/consent'])
      expect((await admin.post(`/admin/sources/${path}`, {})).body.code).toBe(
        'CONFIRMATION_REQUIRED',
      );
  });
});

it('others see and change nothing', async () => {
  await on.test.user('mika');
  const user = await signedInBrowser(on.test, 'mika');
  for (const answer of [
    await user.get('/admin/sources'),
    await user.post('/admin/sources/fetch', {}),
    await user.post('/admin/sources/wikidata/switch', { isOn: false }),
    await user.post('/admin/sources/wikidata/consent', { terms: '' }),
  ])
    expect(answer.body.code).toBe('FORBIDDEN');
  expect((await openBrowser(on.test).get('/admin/sources')).status).toBe(401);
});

describe('the check', () => {
  const check = () => sourcesCheck.run(on.test.app);

  it('leaves an instance alone that has just begun', async () => {
    expect(await check()).toMatchObject({ isGood: true, reason: 'SOURCES_HAVE_NO_DATA' });
  });

  it('says when the newest data is older than 30 days, and what to do', async () => {
    web().put(WIKIDATA, wikidataOf(3));
    await on.refresh('wikidata');
    expect(await check()).toMatchObject({
      isGood: true,
      reason: 'SOURCES_NEWEST',
      detail: 'the newest data is from 2026-01-15',
    });
    expect((await state()).isOld).toBe(false);
    on.test.clock.set('2026-02-16T12:00:00Z');
    expect(await check()).toMatchObject({
      isGood: false,
      detail: expect.stringMatching(
        /2026-01-15, more than 30 days ago\. .*`tsuzuki catalog refresh`/u,
      ),
    });
    admin = await signedInBrowser(on.test, 'boss');
    expect(await state()).toMatchObject({ isOld: true, newest: '2026-01-15' });
  });

  it('says which source has failed for a week, and why', async () => {
    web().put(WIKIDATA, wikidataOf(3));
    await on.refresh('wikidata');
    web().put(WIKIDATA, '', { fault: { kind: 'status', status: 500 } });
    await on.refresh('wikidata');
    expect(await check()).toMatchObject({ isGood: true });
    on.later(8 * 24 * HOUR_MS);
    expect(await check()).toEqual([
      expect.objectContaining({
        reason: 'SOURCE_FAILING',
        isGood: false,
        detail: expect.stringContaining(
          'Wikidata has failed since 2026-01-15: Wikidata answered with status 500.',
        ),
      }),
    ]);
  });
});
