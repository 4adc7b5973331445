import { readFile } from 'node:fs/promises';
import { assertObjectType, buildSchema, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  deprecationsOf,
  faultsOf,
  printChangelog,
  releaseChangelog,
} from '../../scripts/schema-changes.ts';
import { undescribed } from '../../scripts/undescribed.ts';
import { publicSchema } from '../../src/schema.ts';

const OLD = buildSchema(`
  type Query { show(id: ID!): Show, all: [Show!]! }
  type Show { id: ID! title: String rank: Int format: Format }
  enum Format { TV MOVIE }
`);

const NEW = buildSchema(`
  type Query { show(id: ID!, lang: String): Show, all(year: Int!): [Show!]!, people: [Person!]! }
  type Show { id: ID! title: String! format: Format @deprecated(reason: "Use kind. Deprecated since 2026-11-21.") }
  enum Format { TV MOVIE OVA }
  type Person { "A name." name: String }
`);

describe('changes of a schema', () => {
  const changes = changesBetween(OLD, NEW);

  it('are told apart by what they do to operations that worked', () => {
    expect(changes.breaking).toHaveLength(2);
    expect(changes.breaking.join()).toMatch(/rank.*removed|year/u);
    expect(changes.notable.join()).toContain('OVA');
    expect(changes.added.join()).toMatch(/lang[^]*Person|Person[^]*lang/u);
    expect(changes.deprecated).toEqual(['Show.format: Use kind. Deprecated since 2026-11-21.']);
  });

  it('that break are refused until they are declared, each with its reason', () => {
    expect(faultsOf(changes, [])).toHaveLength(2);
    const declared = changes.breaking.map((change) => ({ change, why: 'It never worked.' }));
    expect(faultsOf(changes, declared)).toEqual([]);
    const stale = [...declared, { change: 'Show.other was removed.', why: 'It never worked.' }];
    expect(faultsOf(changes, stale)).toEqual([expect.stringContaining('did not happen')]);
    expect(printChangelog({ changes, declared, page: undefined })).toContain('It never worked.');
  });

  it('go below the line when they are released, and stay there', () => {
    const input = { changes, declared: [], page: undefined };
    const first = releaseChangelog(input, '2026-12-01');
    expect(first).toContain('## Unreleased\n\nNothing.');
    const none = changesBetween(NEW, NEW);
    expect(printChangelog({ changes: none, declared: [], page: first })).toBe(first);
    const second = releaseChangelog({ ...input, page: first }, '2027-01-01');
    expect(second.match(/^## .*$/gmu)).toEqual(['## Unreleased', '## 2027-01-01', '## 2026-12-01']);
  });

  it('of words alone are none', () => {
    const said = buildSchema('type Query { "Said." a: Int }');
    const { breaking, notable, added } = changesBetween(buildSchema('type Query { a: Int }'), said);
    expect([...breaking, ...notable, ...added]).toEqual([]);
  });
});

describe('the public schema', () => {
  const contract = (file: string) =>
    readFile(new URL(`../../../../packages/contract/${file}`, import.meta.url), 'utf8');

  it('breaks nothing of the released one that is not declared', async () => {
    const released = buildSchema(await contract('released.graphql'));
    const declared = JSON.parse(await contract('breaking-changes.json'));
    expect(faultsOf(changesBetween(released, publicSchema()), declared)).toEqual([]);
  });

  it('lets a refusal leave the rest of an answer: what may be refused is nullable', () => {
    const schema = publicSchema();
    const isOptional = ({ type }: { type: unknown }) => !isNonNullType(type);
    const neverRefused = new Set(['dataSources', 'genres', 'rateLimit', 'tags', 'tiers']);
    const fieldsOf = (type: 'Query' | 'Mutation' | 'Viewer') =>
      Object.values(assertObjectType(schema.getType(type)).getFields());
    const needed = [
      ...fieldsOf('Query').filter(({ name }) => !neverRefused.has(name)),
      ...fieldsOf('Mutation'),
      ...fieldsOf('Viewer').filter(({ name }) => !['id', 'userId', 'username'].includes(name)),
    ];
    expect(needed.filter((field) => !isOptional(field)).map(({ name }) => name)).toEqual([]);
    for (const field of fieldsOf('Query')) {
      if (!isOptional(field)) expect(field.args).toEqual([]);
    }
  });

  it('says of everything deprecated since when', () => {
    const deprecations = deprecationsOf(publicSchema());
    expect(deprecations.size).toBeGreaterThan(0);
    for (const [coordinate, reason] of deprecations) {
      expect(`${coordinate}: ${reason}`).toMatch(/ Deprecated since \d{4}-\d{2}-\d{2}\.$/u);
    }
  });
});

describe('descriptions', () => {
  it('are missed on every kind of part, and where they only repeat the name', () => {
    const schema = buildSchema(`
      "What can be read." type Query { show("Its id." id: ID!, lang: String): Show }
      type Show { "The id." id: ID! "The name, in the case its owner chose." name: String }
      "How to filter." input Filter { greater: Int }
      "Kinds of show." enum Format { "On television." TV MOVIE }
      "A date." scalar Day
    `);
    expect(undescribed(schema)).toEqual([
      'Query.show',
      'Query.show(id)',
      'Query.show(lang)',
      'Show',
      'Show.id',
      'Filter.greater',
      'Format.MOVIE',
    ]);
  });

  it('are there for every type, field, argument and enum value of the API', () => {
    expect(undescribed(publicSchema())).toEqual([]);
  });
});
