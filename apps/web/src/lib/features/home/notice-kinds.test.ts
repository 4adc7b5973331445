import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { NOTICE_KINDS } from './notice-kinds.ts';

const file = new URL('../../../../../../packages/contract/schema.graphql', import.meta.url);

it('says every kind of notification the API has', () => {
  const type = buildSchema(readFileSync(file, 'utf8')).getType('NoticeKind');
  const kinds = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(kinds).not.toEqual([]);
  expect([...NOTICE_KINDS.keys()].toSorted()).toEqual(kinds.toSorted());
});
