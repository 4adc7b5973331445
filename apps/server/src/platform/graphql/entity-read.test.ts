import { buildSchema, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { entityReadsOf } from './entity-read.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Show implements Node { id: ID! title: String airing: Airing sequel: Show parent: Node }
  type Airing { at: Int show: Show }
  type Query { show(id: ID!): Show shows: [Show!] some(ids: [ID!]!): [Show] sources: [String!] }
`);
const typeOf = (name: string) => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No type ${name}.`);
  return type;
};
Object.assign(typeOf('Show').extensions, { isEntity: true });
Object.assign(typeOf('Query').getFields()['show']?.extensions ?? {}, { entityArgument: 'id' });
Object.assign(typeOf('Query').getFields()['some']?.extensions ?? {}, { entityArgument: 'ids' });

test.each([
  ['{ show(id: "A") { title airing { at } } }', {}, ['a']],
  ['query ($id: ID!) { show(id: $id) { id } }', { id: 'B' }, ['b']],
  ['{ one: show(id: "a") { id } two: show(id: "b") { id } }', {}, ['a', 'b']],
  ['{ show(id: "a") { ...F } __typename } fragment F on Show { title }', {}, ['a']],
  ['{ __schema { types { name } } }', {}, []],
  ['query ($id: ID! = "a") { show(id: $id) { id } }', {}, null],
  ['{ show(id: 7) { id } }', {}, null],
  ['{ some(ids: ["A", "b"]) { id } }', {}, ['a', 'b']],
  ['{ some(ids: "a") { id } }', {}, ['a']],
  ['{ some(ids: []) { id } }', {}, []],
  ['query ($ids: [ID!]!) { some(ids: $ids) { id } }', { ids: ['a', 'B'] }, ['a', 'b']],
  ['query ($id: ID!) { some(ids: [$id, "c"]) { id } }', { id: 'a' }, ['a', 'c']],
  ['query ($id: ID!) { some(ids: [$id]) { id } }', {}, null],
  ['{ some(ids: ["a", 7]) { id } }', {}, null],
  ['query ($ids: [ID!]!) { some(ids: $ids) { id } }', { ids: ['a', 7] }, null],
  ['{ shows { id } }', {}, null],
  ['{ show(id: "a") { id } shows { id } }', {}, null],
  ['{ sources }', {}, null],
  ['{ show(id: "a") { sequel { title } } }', {}, null],
  ['{ show(id: "a") { airing { show { id } } } }', {}, null],
  ['{ show(id: "a") { ...F } } fragment F on Show { sequel { id } }', {}, null],
  ['{ show(id: "a") { parent { id } } }', {}, null],
] as const)('%s with %j reads %j', (query, variables, ids) => {
  expect(entityReadsOf(schema, parse(query))(variables)).toEqual(ids);
});
