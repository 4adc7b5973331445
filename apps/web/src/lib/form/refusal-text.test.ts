import { expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

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
