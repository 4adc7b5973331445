import type { Enum } from '@tsuzuki/contract/schema';
import { expect, expectTypeOf, it } from 'vitest';
import { graphql, textOf, type ResultOf, type VariablesOf } from './document.server.ts';

const TITLE = graphql('fragment Title on Anime { titleNative }');
const SHORT = graphql('fragment Short on Anime { ...Title status }', [TITLE]);
const READ = graphql(
  'query Read($id: ID!, $from: DateTime) { anime(id: $id) { ...Title ...Short airings(from: $from) { airingAt } } }',
  [TITLE, SHORT],
);

it('sends a document with each fragment it needs, once', () => {
  const text = textOf(READ);
  expect(text.match(/fragment \w+/gu)).toEqual(['fragment Title', 'fragment Short']);
  expect(text).toMatch(/^query Read/u);
});

it('is typed by the schema', () => {
  type Anime = NonNullable<ResultOf<typeof READ>['anime']>;
  expectTypeOf<Anime['titleNative']>().toEqualTypeOf<string>();
  expectTypeOf<Anime['status']>().toEqualTypeOf<Enum<'MediaStatus'> | null>();
  expectTypeOf<Anime['airings'][number]['airingAt']>().toEqualTypeOf<string>();
  expectTypeOf<{ id: string }>().toExtend<VariablesOf<typeof READ>>();
  expectTypeOf<{ id: number }>().not.toExtend<VariablesOf<typeof READ>>();
  expectTypeOf<object>().not.toExtend<VariablesOf<typeof READ>>();
});

it('gives no type to what the schema does not have', () => {
  const misspelt = graphql('query Misspelt { anime(id: "1") { titelNative } }');
  expectTypeOf<
    NonNullable<ResultOf<typeof misspelt>['anime']>['titelNative']
  >().toEqualTypeOf<unknown>();
  expect(textOf(misspelt)).toContain('titelNative');
});
