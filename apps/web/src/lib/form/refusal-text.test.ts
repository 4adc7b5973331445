import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIST_REFUSALS } from './list-refusals.ts';
import { refusalText } from './refusal-text.ts';

const slices = new URL('../../../../server/src/slices/', import.meta.url);

/** The sources of some slices, with `{}` for what varies in a text. */
const sourceOf = (...names: string[]): string =>
  names
    .flatMap((name) =>
      readdirSync(new URL(name, slices), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => readFileSync(new URL(`${name}/${file}`, slices), 'utf8')),
    )
    .join('\n');

/** What is composed of parts in the server is looked for by its parts. */
const partsOf = (sentence: string): string[] =>
  sentence
    .split(/\{\}| \(?\{\}\)?\.?|"/u)
    .map((part) => part.trim().replaceAll(/^[(.: ]+|[(): ]+\.?$/gu, ''))
    .filter((part) => part.length > 3);

it('translates what the server says, and nothing it no longer says', () => {
  const source = sourceOf('lists', 'listfiles');
  const unsaid = Object.keys(LIST_REFUSALS).filter(
    (sentence) => !partsOf(sentence).every((part) => source.includes(part)),
  );
  expect(unsaid).toEqual([]);
});

it('leaves what it does not know as it was said', () => {
  expect(refusalText({ detail: 'constructor' }, 'ja')).toBe('constructor');
});

it('says a reason in the language of the visitor, with its values', () => {
  const refused = {
    code: 'CONFLICT',
    reason: 'FOLLOWS_EXHAUSTED',
    most: 5000,
    detail: 'You follow 5000 users, which is the limit.',
  };
  expect(refusalText(refused, 'en')).toBe(refused.detail);
  expect(refusalText(refused, 'ja')).toBe('フォローできるのは5000人までです。');
});
