import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import * as documents from './documents.ts';

const file = new URL('../../../../packages/contract/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(file, 'utf8'));

it.each(Object.entries(documents))('servers understand %s', (_name, document) => {
  expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
});
