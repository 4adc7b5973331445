import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announceChange, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { addLocalRules } from '#slices/mapping/commands/edit-mapping.ts';
import { aRule } from '#slices/mapping/fixtures.ts';
import { insertRules } from '#slices/mapping/commands/insert-rules.ts';
import { mappingChanges } from '#slices/mapping/change-topic.ts';
import type { MappingRule } from '#slices/mapping/model.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A show that no list knows. */
const SHOW = 2_000_000_100;
const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

let test: TestApp;
let editor: { id: string; bearer: string };
let reader: { id: string; bearer: string };
let other: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: '2026-11-21T12:00:00Z' });
  editor = await test.user('editor');
  reader = await test.user('reader');
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    editor.id,
  ]);
  const found = test.app.get(catalogue).search('進撃の巨人', 5, () => true);
  other = found.find((anime) => anime.titleNative === '進撃の巨人')!.id;
});
afterAll(() => test.close());

/** Season 1 belongs to Frieren by one list and to another anime by a better one; season 2 to both by equal ones. */
const rules = (): MappingRule[] => {
  const of = (season: number, animeId: string, more: Partial<MappingRule>) =>
    aRule({ kind: 'tvdb', id: SHOW, season, to: 12, animeId, ...more });
  return [
    of(1, FRIEREN, { source: 'one list' }),
    of(1, other, { source: 'another', priority: 2 }),
    of(2, FRIEREN, { source: 'one list' }),
    of(2, other, { source: 'another' }),
  ];
};

beforeEach(async () => {
  const { db } = test.app;
  await db.deleteFrom('mapping.rule').execute();
  await db.deleteFrom('mapping.removal').execute();
  await db.deleteFrom('mapping.denied_rule').execute();
  await db.deleteFrom('catalog.claim').where('source', '=', 'community').execute();
  await db.transaction().execute(async (tx) => {
    await insertRules(tx, { source: 'test', version: '1', rules: rules() });
    await announceChange(tx, mappingChanges, null);
  });
  await test.app.get(changeFeed).catchUp();
});

const conflicts = async (args = '(kind: TVDB)', bearer?: string): Promise<any> => {
  const { data, errors } = await test.ask(
    `{ mappingConflicts${args} { total nodes { number rule { id season source } other { id source } believed { source } } } }`,
    bearer === undefined ? {} : { bearer },
  );
  expect(errors).toBeUndefined();
  return data.mappingConflicts;
};

describe('rules that contradict each other', () => {
  it('are told with both sources and the one in use, to everybody', async () => {
    const { total, nodes } = await conflicts();
    expect(total).toBe(2);
    expect(nodes.map(({ rule, believed }: any) => [rule.season, believed?.source ?? null])).toEqual(
      [
        [1, 'another'],
        [2, null],
      ],
    );
    expect(nodes[0]).toMatchObject({ number: 1 });
    const sources = new Set([nodes[0].rule.source, nodes[0].other.source]);
    expect(sources).toEqual(new Set(['another', 'one list']));
  });

  it('are filtered and paged', async () => {
    const totalOf = async (args: string) => (await conflicts(args)).total;
    expect(await totalOf('(kind: TMDB)')).toBe(0);
    expect(await totalOf('(isOpen: true)')).toBe(1);
    expect(await totalOf('(source: "one list")')).toBe(2);
    expect(await totalOf('(source: "nobody")')).toBe(0);
    const second = await conflicts('(offset: 1)');
    expect(second).toMatchObject({ total: 2, nodes: [{ rule: { season: 2 } }] });
    expect((await conflicts('(offset: -5)')).nodes).toHaveLength(2);
  });

  it('are settled when an editor keeps one, or has a rule of their own', async () => {
    const { nodes } = await conflicts();
    const REMOVE = `mutation ($rule: ID!) { removeMappingRule(kind: TVDB, level: SHOW, externalId: ${SHOW}, rule: $rule) }`;
    const variables = { rule: nodes[0].other.id };
    const denied = await test.ask(REMOVE, { bearer: reader.bearer, variables });
    expect(denied.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await test.ask(REMOVE, { bearer: editor.bearer, variables });
    expect((await conflicts()).total).toBe(1);
    const own = aRule({ kind: 'tvdb', id: SHOW, season: 2, to: 12, animeId: other });
    await test.app.db.transaction().execute((tx) => addLocalRules(test.app, tx, [own]));
    await test.app.get(changeFeed).catchUp();
    expect((await conflicts()).total).toBe(0);
  });

  it('are proposed by anybody with an account, and decided by editors', async () => {
    const PROPOSE = 'mutation ($rule: ID!) { proposeMappingRule(rule: $rule) }';
    const { nodes } = await conflicts();
    const variables = { rule: nodes[1].rule.id };
    const propose = (bearer?: string) =>
      test.ask(PROPOSE, { variables, ...(bearer !== undefined && { bearer }) });
    expect((await propose()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await propose(reader.bearer)).data.proposeMappingRule).toBe(true);
    expect((await propose(reader.bearer)).data.proposeMappingRule).toBe(false);
    const unknown = { rule: FRIEREN };
    const refused = await test.ask(PROPOSE, { bearer: reader.bearer, variables: unknown });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const open = '{ viewer { mappingProposals { id evidence rule { season externalId } } } }';
    const { data } = await test.ask(open, { bearer: editor.bearer });
    const [proposal] = data.viewer.mappingProposals;
    expect(proposal).toMatchObject({ rule: { season: 2, externalId: SHOW } });
    const ACCEPT =
      'mutation ($id: ID!) { decideMappingProposal(id: $id, isAccepted: true) { priority } }';
    await test.ask(ACCEPT, { bearer: editor.bearer, variables: { id: proposal.id } });
    expect((await conflicts()).total).toBe(1);
  });
});
