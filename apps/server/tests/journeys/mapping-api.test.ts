import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeFeed } from '#slices/catalog/index.ts';
import { removeRule, restoreRule } from '#slices/mapping/commands/edit-mapping.ts';
import { loadRules, mapping } from '#slices/mapping/index.ts';
import { ruleIdOf } from '#slices/mapping/rule-id.ts';
import { importMappingFile } from '#slices/sources/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const mappingFile = fileURLToPath(new URL('../fixtures/scrobble-mapping.json', import.meta.url));
/** SPY×FAMILY: two entries in one season. */
const SPY = 405920;
/** Frieren at TMDB, which has both seasons as one. */
const FRIEREN = 209867;

let test: TestApp;
let editor: string;
let reader: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  await importMappingFile(test.app, { format: 'tsuzuki', file: mappingFile, createMissing: true });
  await test.app.get(changeFeed).catchUp();
  const user = await test.user('editor');
  editor = user.bearer;
  const { pool } = test.app.database;
  await pool.query(`update accounts."user" set role = 'editor' where id = $1`, [user.id]);
  ({ bearer: reader } = await test.user('reader'));
});
afterAll(() => test.close());

const resolved = async (place: string) => {
  const { data, errors } = await test.ask(
    `{ resolveEpisode(${place}) { outcome episode isPartial anime { id titleNative } rule { id source priority version from to animeFrom } } }`,
  );
  expect(errors).toBeUndefined();
  return data.resolveEpisode;
};

const spy = (number: number) => `kind: TVDB, level: SHOW, id: ${SPY}, season: 1, number: ${number}`;

describe('resolveEpisode', () => {
  it('names the episode, and the rule that says so', async () => {
    expect(await resolved(spy(25))).toMatchObject({
      outcome: 'MATCHED',
      episode: 13,
      isPartial: false,
      rule: { from: 13, to: 25, animeFrom: 1, version: expect.stringMatching(/^[0-9a-f]{16}$/u) },
    });
  });

  it('says why there is none', async () => {
    expect(await resolved(spy(99))).toMatchObject({ outcome: 'OUT_OF_RANGE', rule: null });
    expect(await resolved('kind: TVDB, level: SHOW, id: 999999999, number: 1')).toMatchObject({
      outcome: 'NO_MAPPING',
    });
  });

  it('knows ids of single episodes, and where they lie', async () => {
    expect(await resolved('kind: TMDB, level: EPISODE, id: 4562708')).toMatchObject({
      outcome: 'MATCHED',
      episode: 1,
    });
    const { data } = await test.ask(
      '{ mapping(kind: TMDB, level: EPISODE, id: 4562708) { episode { showId season number } rules { season } } }',
    );
    expect(data.mapping.episode).toEqual({ showId: 95479, season: 1, number: 25 });
    expect(data.mapping.rules.length).toBeGreaterThan(0);
  });

  it('shows anonymous callers nothing of adult titles', async () => {
    const { anime } = await resolved(spy(1));
    const { pool } = test.app.database;
    const setAdult = async (isAdult: boolean) => {
      await pool.query('update catalog.anime set is_adult = $2 where id = $1', [anime.id, isAdult]);
      await pool.query(`insert into catalog.change (topic) values ('anime')`);
      await test.app.get(changeFeed).catchUp();
    };
    await setAdult(true);
    try {
      expect(await resolved(spy(1))).toMatchObject({ outcome: 'NO_MAPPING', anime: null });
      const { data } = await test.ask(
        `{ mapping(kind: TVDB, level: SHOW, id: ${SPY}) { rules { animeFrom anime { id } } } }`,
      );
      for (const rule of data.mapping.rules) expect(rule.anime?.id).not.toBe(anime.id);
    } finally {
      await setAdult(false);
    }
  });

  it('refuses what is no id', async () => {
    const { errors } = await test.ask(
      '{ resolveEpisode(kind: TVDB, level: SHOW, id: 0) { outcome } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('editors', () => {
  const add = (rule: string, bearer: string) =>
    test.ask(`mutation { addMappingRule(rule: { ${rule} }) { id source priority } }`, { bearer });
  const remove = (rule: string, more = '') =>
    test.ask(
      `mutation { removeMappingRule(kind: TVDB, level: SHOW, externalId: ${SPY}, rule: "${rule}"${more}) }`,
      { bearer: editor },
    );

  it('override a rule, and take it back; the answer changes at once', async () => {
    const before = await resolved(spy(25));
    const rule = `kind: TVDB, level: SHOW, externalId: ${SPY}, season: 1, from: 25, to: 25, animeId: "${before.anime.id}", animeFrom: 12`;
    const { data, errors } = await add(rule, editor);
    expect(errors).toBeUndefined();
    expect(data.addMappingRule).toMatchObject({ source: 'local', priority: 9 });
    expect(await resolved(spy(25))).toMatchObject({ episode: 12, rule: { source: 'local' } });
    await remove(data.addMappingRule.id);
    expect(await resolved(spy(25))).toEqual(before);
  });

  it('leave aside a rule of an import, and let it hold again', async () => {
    const before = await resolved(spy(25));
    expect((await remove(before.rule.id)).errors).toBeUndefined();
    expect((await resolved(spy(25))).rule?.id).not.toBe(before.rule.id);
    await importMappingFile(test.app, {
      format: 'tsuzuki',
      file: mappingFile,
      createMissing: true,
    });
    await test.app.get(changeFeed).catchUp();
    expect((await resolved(spy(25))).rule?.id).not.toBe(before.rule.id);
    await remove(before.rule.id, ', undo: true');
    expect(await resolved(spy(25))).toEqual(before);
    expect((await remove(before.rule.id, ', undo: true')).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('remove a rule of an import for good, also where it is computed anew with the count of the catalogue', async () => {
    const ends = () =>
      test.app
        .get(mapping)
        .rulesOf('tmdb', 'show', FRIEREN)
        .filter(({ source, from }) => source === 'bangumi-data' && from === 1)
        .map(({ season, to }) => [season, to]);
    const before = ends();
    expect(before).toContainEqual([1, 28]);
    const stored = (await loadRules(test.app)).find(
      ({ kind, id, season, from }) =>
        kind === 'tmdb' && id === FRIEREN && season === 1 && from === 1,
    )!;
    expect(stored.to).toBeNull();
    await test.app.db.transaction().execute((tx) => removeRule(test.app, tx, stored));
    await test.app.get(changeFeed).catchUp();
    expect(ends()).toEqual(before.filter(([season]) => season !== 1));
    await test.app.db.transaction().execute((tx) => restoreRule(test.app, tx, ruleIdOf(stored)));
    await test.app.get(changeFeed).catchUp();
    expect(ends()).toEqual(before);
  });

  it('are the only ones who do', async () => {
    const rule = `kind: TVDB, level: SHOW, externalId: ${SPY}, season: 1, animeId: "8f8ef296-fd54-5f74-8819-e88974765be3"`;
    expect((await add(rule, reader)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { errors } = await test.ask(`mutation { addMappingRule(rule: { ${rule} }) { id } }`);
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['SHOW', 'season: 1, from: 5, to: 4', 'MAPPING_RULE_RANGE_INVALID', 'to'],
    ['SHOW', 'from: 1', 'MAPPING_RULE_SEASON_MISPLACED', 'season'],
    ['MOVIE', 'season: 1', 'MAPPING_RULE_SEASON_MISPLACED', 'season'],
    ['EPISODE', 'season: 1', 'MAPPING_RULE_OF_EPISODE', 'level'],
    ['SHOW', 'season: 1, parts: 0', 'MAPPING_RULE_PARTS_INVALID', 'parts'],
    ['SHOW', 'season: 99999', 'NUMBER_OUT_OF_RANGE', 'season'],
    ['SHOW', 'season: 1, from: -100001', 'NUMBER_OUT_OF_RANGE', 'from'],
  ])('are told what is wrong with a rule of a %s with %s', async (level, range, reason, field) => {
    const rule = `kind: TVDB, level: ${level}, externalId: ${SPY}, ${range}, animeId: "8f8ef296-fd54-5f74-8819-e88974765be3"`;
    const { errors } = await add(rule, editor);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason, field });
  });
});
