import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { announceChange, catalogue, changeFeed } from '#slices/catalog/index.ts';
import { mappingChanges } from '#slices/mapping/change-topic.ts';
import { insertRules } from '#slices/mapping/commands/insert-rules.ts';
import { aRule } from '#slices/mapping/fixtures.ts';
import { mapping, ruleAddress, ruleValueOf } from '#slices/mapping/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A show that no list knows. */
const SHOW = 2_000_000_200;

let test: TestApp;
let people: { id: string; bearer: string }[];
let editor: { id: string; bearer: string };
let animeId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  people = [await test.user('one'), await test.user('two')];
  editor = await test.user('editor');
  await test.app.database.pool.query(`update accounts."user" set role = 'editor' where id = $1`, [
    editor.id,
  ]);
  animeId = test.app.get(catalogue).byExternalId('mal', '52991')[0]!.id;
});
afterAll(() => test.close());

const listed = () =>
  aRule({ kind: 'tvdb', id: SHOW, season: 1, to: 28, animeId, source: 'a list' });

/** A list is imported once more. */
const importList = async () => {
  const { db } = test.app;
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('mapping.rule').where('source', '=', 'test').execute();
    await insertRules(tx, { source: 'test', version: '1', rules: [listed()] });
    await announceChange(tx, mappingChanges, null);
  });
  await test.app.get(changeFeed).catchUp();
};
beforeEach(importList);

const send = async (change: object, { bearer } = people[0]!) => {
  const input = { media: 'ANIME', workId: animeId, changes: [change], note: 'Numbers of TVDB' };
  const { data, errors } = await test.ask(
    'mutation($input: ProposeEditInput!) { proposeEdit(input: $input) { id state changes { group before after } } }',
    { bearer, variables: { input } },
  );
  return { edit: data?.proposeEdit, reason: errors?.[0]?.extensions.reason };
};
const asEditor = async (query: string, variables: object = {}) => {
  const { data, errors } = await test.ask(query, { bearer: editor.bearer, variables });
  expect(errors).toBeUndefined();
  return data;
};
const rules = () =>
  test.app
    .get(mapping)
    .rulesOf('tvdb', 'show', SHOW)
    .filter(({ source }) => source === 'a list' || source === 'local')
    .map(({ source, to }) => [source, to] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
const sayRule = (to: number) => {
  const value = ruleValueOf({ ...listed(), to });
  return { field: ruleAddress(value), value: JSON.stringify(value) };
};
const undoNewest = async () => {
  const { revisions } = await asEditor(
    `{ revisions(workId: "${animeId}", first: 1) { nodes { id } } }`,
  );
  await asEditor('mutation($id: ID!) { undoRevision(id: $id) { id } }', {
    id: revisions.nodes[0].id,
  });
};

it('a rule is an edit of its anime: accepted it ranks above the lists, undone it is gone', async () => {
  const { edit } = await send(sayRule(12));
  expect(edit).toMatchObject({ state: 'OPEN', changes: [{ group: 'MAPPING', before: null }] });
  await asEditor(
    'mutation($id: ID!, $accepted: [String!]!) { decideEdit(id: $id, accepted: $accepted) { state } }',
    { id: edit.id, accepted: [sayRule(12).field] },
  );
  await importList();
  expect(rules()).toEqual([
    ['a list', 28],
    ['local', 12],
  ]);
  await undoNewest();
  expect(rules()).toEqual([['a list', 28]]);
});

it('a rule that people deny stays away after imports, and comes back by undoing', async () => {
  const { edit } = await send({ field: sayRule(28).field, value: null }, editor);
  expect(edit.state).toBe('ACCEPTED');
  await importList();
  expect(rules()).toEqual([]);
  await undoNewest();
  expect(rules()).toEqual([['a list', 28]]);
});

it('two who propose the same are told of one decision, which the page of the mapping takes', async () => {
  await send(sayRule(28), people[0]);
  await send(sayRule(28), people[1]);
  const { viewer } = await asEditor(
    '{ viewer { mappingProposals { id supporters rule { to } } } }',
  );
  expect(viewer.mappingProposals).toMatchObject([{ supporters: 2, rule: { to: 28 } }]);
  await asEditor('mutation($id: ID!) { decideMappingProposal(id: $id, isAccepted: true) { id } }', {
    id: viewer.mappingProposals[0].id,
  });
  expect(rules()).toEqual([
    ['a list', 28],
    ['local', 28],
  ]);
  const after = await asEditor(
    '{ viewer { mappingProposals { id } } edits(state: OPEN) { nodes { id } } }',
  );
  expect(after).toEqual({ viewer: { mappingProposals: [] }, edits: { nodes: [] } });
  for (const person of people) {
    const { data } = await test.ask('{ viewer { notices { nodes { kind } } } }', person);
    expect(data.viewer.notices.nodes).toContainEqual({ kind: 'EDIT_ACCEPTED' });
  }
  await undoNewest();
});

it('a rule that is none, or has the key of another, is refused', async () => {
  const { field, value } = sayRule(12);
  const wrong = [
    { field, value: JSON.stringify({ ...JSON.parse(value), parts: 0 }) },
    { field, value: JSON.stringify({ ...JSON.parse(value), season: null }) },
    { field, value: sayRule(13).value },
    { field, value: '"a rule"' },
  ];
  for (const change of wrong) {
    expect(await send(change)).toMatchObject({ reason: 'EDIT_RULE_INVALID' });
  }
});
