import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#platform/vocabulary.ts';
import { vocabularyOf } from '#platform/vocabulary.ts';
import arrows from '../../../../.dependency-cruiser.mjs';
import { slices } from '../../src/slices.ts';

const folder = new URL('../../src/slices/', import.meta.url);

/** The source of a slice without its tests. */
const sourceOf = (slice: string): string =>
  readdirSync(new URL(`${slice}/`, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`${slice}/${file}`, folder), 'utf8'))
    .join('\n');

const wordsOf = ({ audits = [], notices = {}, scopes = [] }: (typeof slices)[number]): string[] => [
  ...audits,
  ...Object.keys(notices),
  ...scopes.map(({ name }) => name),
];

describe('the words of slices', () => {
  it.each(slices.map(({ name }) => name))('%s names none of a slice right of it', (name) => {
    const source = sourceOf(name);
    const position = slices.findIndex((slice) => slice.name === name);
    const foreign = slices.slice(position + 1).flatMap(wordsOf);
    expect(foreign.filter((word) => source.includes(`'${word}'`))).toEqual([]);
  });

  it('are each declared once', () => {
    const audits = ['feed-made' as AuditAction];
    expect(() =>
      vocabularyOf([
        { name: 'one', audits },
        { name: 'two', audits },
      ]),
    ).toThrow('The audit "feed-made" is declared twice.');
  });
});

it('the arrows know every slice, in order', () => {
  const names = arrows.forbidden.map(({ name }) => name);
  const expected = slices.slice(0, -1).map(({ name }) => `${name}-knows-no-slice-right-of-it`);
  expect(names.filter((name) => name.endsWith('-right-of-it'))).toEqual(expected);
});
