import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JAPANESE_REFUSALS, refusalText } from './refusal-text.ts';

const accounts = new URL('../../../../server/src/slices/accounts/', import.meta.url);

it('translates what the server says, and nothing it no longer says', () => {
  const source = readdirSync(accounts, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, accounts), 'utf8'))
    .join('\n');
  const unsaid = Object.keys(JAPANESE_REFUSALS).filter((detail) => !source.includes(detail));
  expect(unsaid).toEqual([]);
});

it('leaves what it does not know as it was said', () => {
  const wrong = 'Incorrect username or password.';
  expect(refusalText(wrong, 'en')).toBe(wrong);
  expect(refusalText(wrong, 'ja')).toBe('ユーザー名またはパスワードが正しくありません。');
  expect(refusalText('constructor', 'ja')).toBe('constructor');
});
