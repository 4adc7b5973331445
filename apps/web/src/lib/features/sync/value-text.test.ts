import { describe, expect, it } from 'vitest';
import { addressWith, RULES, wordIn } from './sync.ts';
import { planWords } from './plan-words.ts';
import { titleOf, valueText } from './value-text.ts';

const said = (
  field: 'STATUS' | 'PRIVATE' | 'SCORE' | 'NOTES',
  value: string | null,
  isManga = false,
) => (['en', 'ja'] as const).map((locale) => valueText({ field, value, isManga }, locale));

describe('values of a plan', () => {
  it('are words of the visitor', () => {
    expect(said('STATUS', 'current')).toEqual(['Watching', '見ている']);
    expect(said('STATUS', 'current', true)).toEqual(['Reading', '読んでいる']);
    expect(said('PRIVATE', 'true')).toEqual(['Yes', 'はい']);
    expect(said('SCORE', '85')).toEqual(['85', '85']);
    expect(said('NOTES', null)).toEqual(['nothing', 'なし']);
  });

  it('belong to a title, whoever knows it', () => {
    const work = { titleRomaji: null, titleEnglish: 'Monster', titleNative: 'モンスター' };
    const reader = { locale: 'en', titles: 'NATIVE' } as const;
    expect(titleOf({ title: 'Monster', manga: work }, reader)).toBe('モンスター');
    expect(titleOf({ title: 'Monster' }, reader)).toBe('Monster');
    expect(titleOf({ title: null, anime: null }, reader)).toBe('Untitled');
  });
});

it('says every rule in words', () => {
  const unsaid = RULES.filter((rule) => planWords('en').rules(rule) === rule);
  expect(unsaid).toEqual([]);
});

it('keeps what is chosen in the address, and takes only known words from it', () => {
  const chosen = { only: 'HERE', field: null, after: undefined };
  expect(addressWith('/settings/sync/1', chosen)).toBe('/settings/sync/1?only=HERE');
  expect(addressWith('/settings/sync/1', { only: null })).toBe('/settings/sync/1');
  expect([wordIn(RULES, 'max'), wordIn(RULES, 'min'), wordIn(RULES, null)]).toEqual([
    'max',
    null,
    null,
  ]);
});
