import { describe, expect, it } from 'vitest';
import type { FormField } from './fields.ts';
import { changesOf, textOf } from './value-text.ts';

const field = (name: string, kind: FormField['kind']): FormField => ({ name, kind });
const json = JSON.stringify;

describe('what stands in the form', () => {
  const values = [
    { field: 'titleEnglish', value: json('Frieren') },
    { field: 'episodeCount', value: json(28) },
    { field: 'genres', value: json(['Drama', 'Fantasy']) },
    { field: 'synonyms.A', value: json({ text: 'A', lang: 'en' }) },
    { field: 'synonyms.B', value: json({ text: 'B', lang: null }) },
    { field: 'externalIds.mal', value: json([{ site: 'mal', id: '52991', isPrimary: true }]) },
    { field: 'descriptions.en', value: json({ text: 'An elf.', lang: 'en' }) },
    { field: 'isAdult', value: json(false) },
    { field: 'endOn', value: null },
  ];
  it.each([
    [field('titleEnglish', 'text'), 'Frieren'],
    [field('episodeCount', 'number'), '28'],
    [field('genres', 'lines'), 'Drama\nFantasy'],
    [field('synonyms', 'rows'), 'A\nB'],
    [field('externalIds', 'ids'), 'mal 52991'],
    [field('descriptions.en', 'long'), 'An elf.'],
    [field('isAdult', 'flag'), 'false'],
    [field('endOn', 'date'), ''],
  ])('%j is %j', (one, text) => {
    expect(textOf(one, values)).toBe(text);
  });
});

describe('what somebody changed', () => {
  it.each([
    [field('titleEnglish', 'text'), 'A', 'B', [{ field: 'titleEnglish', value: '"B"' }]],
    [field('titleEnglish', 'text'), 'A', ' ', [{ field: 'titleEnglish', value: null }]],
    [field('titleEnglish', 'text'), 'A', 'A ', []],
    [field('episodeCount', 'number'), '', '28', [{ field: 'episodeCount', value: '28' }]],
    [field('episodeCount', 'number'), '', 'many', [{ field: 'episodeCount', value: '"many"' }]],
    [field('isAdult', 'flag'), '', 'false', [{ field: 'isAdult', value: 'false' }]],
    [field('genres', 'lines'), 'A', 'A\r\nB', [{ field: 'genres', value: '["A","B"]' }]],
    [
      field('synonyms', 'rows'),
      'A\nB',
      'B\nC',
      [
        { field: 'synonyms.A', value: null },
        { field: 'synonyms.C', value: json({ text: 'C', lang: null }) },
      ],
    ],
    [
      field('externalIds', 'ids'),
      'mal 1\nanidb 2',
      'MAL 3\nanidb 2',
      [{ field: 'externalIds.mal', value: json([{ site: 'mal', id: '3', isPrimary: true }]) }],
    ],
    [
      field('descriptions.en', 'long'),
      '',
      'An elf.',
      [{ field: 'descriptions.en', value: json({ text: 'An elf.', lang: 'en' }) }],
    ],
  ] as const)('%j from %j to %j', (one, before, after, changes) => {
    expect(changesOf(one, before, after)).toEqual(changes);
  });
});
