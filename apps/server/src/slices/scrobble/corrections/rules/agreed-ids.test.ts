import { expect, it } from 'vitest';
import { agreedIds, type ToldId } from './agreed-ids.ts';

const told = (id: number, ...userIds: string[]): ToldId => ({ kind: 'tvdb', id, userIds });
const ids = (all: readonly ToldId[], ...editors: string[]) =>
  agreedIds(all, new Set(editors)).map(({ id }) => id);

it.each<[string, ToldId[], string[], number[]]>([
  ['one owner is not believed', [told(1, 'a')], [], []],
  ['two owners are', [told(1, 'a', 'b')], [], [1]],
  ['two owners beside a third who errs', [told(1, 'a', 'b'), told(2, 'c')], [], [1]],
  ['two against two are not', [told(1, 'a', 'b'), told(2, 'c', 'd')], [], []],
  ['an editor is', [told(1, 'a')], ['a'], [1]],
  ['an editor against two is', [told(1, 'a'), told(2, 'b', 'c')], ['a'], [1]],
  ['two editors who differ are not', [told(1, 'a'), told(2, 'b')], ['a', 'b'], []],
])('%s', (_name, all, editors, expected) => {
  expect(ids(all, ...editors)).toEqual(expected);
});

it('each kind is believed by itself', () => {
  const tmdb: ToldId = { kind: 'tmdb', id: 7, userIds: ['a', 'b'] };
  expect(ids([told(1, 'a'), tmdb])).toEqual([7]);
});
