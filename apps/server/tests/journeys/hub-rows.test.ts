import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { catalogue, changeFeed, importIdentifiedAnime } from '#slices/catalog/index.ts';
import { followHub, hubState, unfollowHub } from '#slices/sources/index.ts';
import { askNow, followNow, hubId, hubLine, HubStandIn } from '../hub.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let hub: HubStandIn;

const OWN = '00000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  test = await startTestApp({
    roles: ['web'],
    settings: { TSUZUKI_OUTBOUND_ALLOW: '127.0.0.1' },
  });
  await test.app.open(catalogue);
  const claims = [
    {
      sourceId: 'own',
      workId: OWN,
      titleNative: '自作',
      titleRomaji: 'Jisaku',
      format: 'TV' as const,
      isAdult: false,
      externalIds: [{ site: 'mal', id: '1', isPrimary: true }],
    },
  ];
  await test.app.db
    .transaction()
    .execute((tx) => importIdentifiedAnime(test.app, tx, { source: 'wikipedia', claims }));
});
afterAll(() => test.close());

beforeEach(async () => {
  hub = await HubStandIn.start();
});
afterEach(async () => {
  if (await hubState(test.app)) await unfollowHub(test.app);
  await hub.close();
});

const text = (line: object): string => JSON.stringify(line);

/** The works that are shown, in the order of their ids. */
const shown = async () => {
  await test.app.get(changeFeed).catchUp();
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title_native as title from catalog.anime where not is_hidden order by id`.execute(
    test.app.db,
  );
  return rows;
};

const own = { id: OWN, title: '自作' };

it.each<[string, object | string, RegExp]>([
  ['no JSON', '{"kind":', /./u],
  ['another kind', text({ kind: 'game' }), /kind/u],
  ['a wrong type', text(hubLine(2, { titleRomaji: 7 })), /titleRomaji/u],
  ['a huge title', text(hubLine(2, { titleRomaji: 'x'.repeat(301) })), /titleRomaji/u],
  ['a huge row', text(hubLine(2, { padding: 'x'.repeat(3_000_000) })), /./u],
  ['an address that is none', text(hubLine(2, { coverUrl: 'javascript:alert(1)' })), /coverUrl/u],
  ['an id that is none', text(hubLine(2, { id: '../../etc' })), /id/u],
  ['a field of nobody', text({ ...hubLine(2), sources: {} }), /nobody is named/u],
  [
    'unknown terms',
    text({ ...hubLine(2), licences: { arm: 'All rights reserved' } }),
    /passed on/u,
  ],
  ['a NUL', text(hubLine(2, { titleRomaji: 'Hub\0' })), /NUL/u],
  ['a NUL in a key', text({ ...hubLine(2), licences: { arm: 'CC0-1.0', 'a\0b': 'MIT' } }), /NUL/u],
  ['half of a character', text(hubLine(2, { genres: ['Drama\ud800'] })), /half of a character/u],
  ['a title that turns', text(hubLine(2, { titleEnglish: 'Hub\u202egnp' })), /hidden/u],
  [
    'a title that nobody reads',
    text(hubLine(2, { titleNative: `ハ${'\u0301'.repeat(9)}` })),
    /stacked/u,
  ],
  [
    'a relation to itself',
    text(
      hubLine(2, {
        related: [{ medium: 'ANIME', site: 'mal', id: '9000002', kind: 'SEQUEL', source: 'arm' }],
      }),
    ),
    /related to itself/u,
  ],
  ['the id of another work here', text(hubLine(2, { id: OWN })), /another work here/u],
  ['a row twice', text(hubLine(1)), /given twice/u],
])('refuses %s, and takes the row beside it', async (_what, line, reason) => {
  hub.anime = [text(hubLine(1)), line as string];
  const state = await followNow(test, hub.url);
  expect(state).toMatchObject({ state: 'following', refused: 1 });
  expect(state.refusals[0]?.reason).toMatch(reason);
  expect(await shown()).toEqual([own, { id: hubId(1), title: 'ハブ1' }]);
});

it('places a row that has an id of a work of ours on it, and changes nothing that we say', async () => {
  const externalIds = [{ site: 'mal', id: '1', isPrimary: true }];
  hub.anime = [text(hubLine(3, { externalIds, titleEnglish: 'Filled In' }))];
  await followNow(test, hub.url);
  expect(await shown()).toEqual([own]);
  const { titleRomaji, titleEnglish } = test.app.get(catalogue).get(OWN)!;
  expect({ titleRomaji, titleEnglish }).toEqual({
    titleRomaji: 'Jisaku',
    titleEnglish: 'Filled In',
  });
});

it('believes what people of the hub wrote before data sets of its own', async () => {
  const externalIds = [{ site: 'mal', id: '1', isPrimary: true }];
  const line = hubLine(7, { externalIds, titleRomaji: 'Written by People', titleEnglish: 'Data' });
  hub.anime = [
    text({
      ...line,
      sources: { ...line.sources, titleRomaji: ['community'] },
      licences: { ...line.licences, community: 'CC0-1.0' },
    }),
  ];
  await followNow(test, hub.url);
  await shown();
  const { titleRomaji, titleEnglish, provenance } = test.app.get(catalogue).get(OWN)!;
  expect({ titleRomaji, titleEnglish }).toEqual({
    titleRomaji: 'Written by People',
    titleEnglish: 'Data',
  });
  expect(provenance).toMatchObject({
    titleRomaji: 'hub:community',
    titleEnglish: 'hub:arm',
    titleNative: 'wikipedia',
  });
  hub.changes = () => hub.page([{ op: 'put', seq: 11, work: hubLine(7, { externalIds }) }], 11);
  await askNow(test);
  await shown();
  expect(test.app.get(catalogue).get(OWN)?.titleRomaji).toBe('Jisaku');
});

it('refuses a known work that takes the id of another one', async () => {
  hub.anime = [text(hubLine(4))];
  await followNow(test, hub.url);
  const externalIds = [{ site: 'mal', id: '1', isPrimary: true }];
  hub.changes = (since) =>
    hub.page([{ op: 'put', seq: 11, work: hubLine(4, { externalIds }) }], Math.max(since, 11));
  expect(await askNow(test)).toMatchObject({
    position: 11,
    refusals: [{ ref: hubId(4), reason: 'has the id of another work: mal 1' }],
  });
  expect(await shown()).toEqual([own, { id: hubId(4), title: 'ハブ4' }]);
});

const put = (seq: unknown, number = 5) => ({ op: 'put', seq, work: hubLine(number) });

it.each<[string, (since: number) => string, RegExp]>([
  ['cut off', () => `${text(put(11))}\n`, /incomplete/u],
  ['in no order', () => hub.page([put(12), put(11)], 12), /no order/u],
  ['of the past', () => hub.page([put(9)], 9, 30), /no order/u],
  ['without places', () => hub.page([put('x')], 11), /no order/u],
  ['that ends elsewhere', () => hub.page([put(11)], 25), /no order/u],
  ['beyond the newest', () => hub.page([put(11)], 11, 10), /no order/u],
  ['no page at all', () => '<!doctype html>', /incomplete/u],
])('takes nothing of changes that are %s, and stays where it is', async (_what, changes, fault) => {
  hub.anime = [text(hubLine(1))];
  await followNow(test, hub.url);
  hub.changes = changes;
  const state = await askNow(test);
  expect(state).toMatchObject({ state: 'failing', position: 10 });
  expect(state.fault).toMatch(fault);
  expect(await shown()).toEqual([own, { id: hubId(1), title: 'ハブ1' }]);
  hub.changes = (since) => hub.page([put(11)], Math.max(11, since));
  expect(await askNow(test)).toMatchObject({ state: 'following', position: 11, fault: null });
});

it('loads the dump again when the hub is older than it was', async () => {
  hub.anime = [text(hubLine(1)), text(hubLine(2))];
  await followNow(test, hub.url);
  hub.changes = () => hub.page([], 3, 3);
  expect(await askNow(test)).toMatchObject({ state: 'failing', position: null });
  hub.anime = [text(hubLine(1)), text(hubLine(2)), text(hubLine(6))];
  hub.position = 3;
  expect(await askNow(test)).toMatchObject({ state: 'following', position: 3 });
  expect((await shown()).map(({ id }) => id)).toEqual([OWN, hubId(1), hubId(2), hubId(6)]);
});

it('keeps its works when the hub lost most of them', async () => {
  hub.anime = Array.from({ length: 500 }, (_, index) => text(hubLine(1_000 + index)));
  await followNow(test, hub.url);
  hub.changes = () => hub.page([], 3, 3);
  await askNow(test);
  hub.anime = hub.anime.slice(0, 100);
  const state = await askNow(test);
  expect(state.fault).toMatch(/lacks 400 of the 500 rows/u);
  expect(await shown()).toHaveLength(501);
});

const gone = (seq: number, number: number) => ({
  op: 'gone',
  seq,
  kind: 'anime',
  id: hubId(number),
  mergedInto: null,
});

it('keeps its works when the hub takes most of them back page by page, until a day is over', async () => {
  hub.anime = Array.from({ length: 200 }, (_, index) => text(hubLine(1_000 + index)));
  await followNow(test, hub.url);
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => gone(from + index + 1, 1_000 + from - 10 + index));
  hub.changes = (since) =>
    since < 70 ? hub.page(page(since, 30), since + 30, 70) : hub.page([], 70);
  // The second page alone is no more than the first, and both are more than a fifth.
  const state = await askNow(test);
  expect(state).toMatchObject({ position: 40 });
  const stopped = await askNow(test);
  expect(stopped.position).toBe(40);
  expect(stopped.fault).toMatch(/takes back 60 of its 200 works/u);
  expect(await shown()).toHaveLength(171);
  test.clock.set(new Date(test.clock.now().getTime() + 25 * 3_600_000));
  expect(await askNow(test)).toMatchObject({ position: 70, fault: null });
  expect(await shown()).toHaveLength(141);
});

it.each<[string, (manifest: any) => unknown, RegExp]>([
  ['is none', () => ({ hello: 'world' }), /not its data/u],
  ['names a file elsewhere', (one) => ({ ...one, version: '../../x' }), /not its data/u],
  [
    'names another checksum',
    (one) => ({
      ...one,
      files: one.files.map((file: object) => ({ ...file, sha256: 'f'.repeat(64) })),
    }),
    /checksum/u,
  ],
  [
    'says that files are smaller',
    (one) => ({ ...one, files: one.files.map((file: object) => ({ ...file, bytes: 5 })) }),
    /./u,
  ],
])('takes no dump whose manifest %s', async (_what, manifest, fault) => {
  hub.anime = [text(hubLine(1))];
  hub.manifest = manifest;
  const state = await followNow(test, hub.url);
  expect(state).toMatchObject({ state: 'failing', position: null });
  expect(state.fault).toMatch(fault);
  expect(await shown()).toEqual([own]);
});

it('reaches no address in a private network that the operator does not allow', async () => {
  const closed = await startTestApp({ roles: ['web'] });
  try {
    expect((await followNow(closed, hub.url)).fault).toMatch(/cannot be reached/u);
    expect(hub.asked).toEqual([]);
  } finally {
    await closed.close();
  }
});

it.each(['ftp://example.org', 'https://me:secret@example.org', 'https://example.org/?x=1', 'x'])(
  'refuses to follow %s',
  async (address) => {
    await expect(
      test.app.db.transaction().execute((tx) => followHub(test.app, tx, address)),
    ).rejects.toThrow(/address of an instance/u);
  },
);
