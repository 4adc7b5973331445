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

it('says in English what it is to a person, and no field or value of the API', () => {
  const score = {
    reason: 'SCORE_INVALID',
    field: 'score',
    most: 10,
    step: 1,
    format: 'POINT_10',
    score: 11,
    detail: '"score" must be from 0 to 10 in steps of 1 as POINT_10, not 11.',
  };
  expect(refusalText(score, 'en')).toBe('The score must be from 0 to 10 in steps of 1.');
});
