import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOTICE_KINDS } from './notice-kinds.ts';

const file = new URL('../../../../../../packages/contract/schema.graphql', import.meta.url);

it('says every kind of notification the API has', () => {
  const [, values = ''] = /^enum NoticeKind \{(.*?)^\}/msu.exec(readFileSync(file, 'utf8')) ?? [];
  const kinds = values.match(/^ {2}\w+$/gmu)?.map((value) => value.trim()) ?? [];
  expect(kinds).not.toEqual([]);
  expect([...NOTICE_KINDS.keys()].toSorted()).toEqual(kinds.toSorted());
});
