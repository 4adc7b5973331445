import { expect, test } from 'vitest';
import { cutTitle, hintOf } from './cut-title.ts';

test('a title of any length is cut, and its hint says more of it', () => {
  const long = '葬'.repeat(3000);
  const shown = cutTitle(long);
  expect(shown).toBe(`${'葬'.repeat(119)}…`);
  expect(hintOf(long, shown)).toBe(`${'葬'.repeat(199)}…`);
});

test('a title of a usual length is as it is, without a hint', () => {
  expect(cutTitle('Frieren: Beyond Journey’s End')).toBe('Frieren: Beyond Journey’s End');
  expect(hintOf('Frieren', 'Frieren')).toBeUndefined();
});

test('no character is cut in two', () => {
  expect(cutTitle('😀'.repeat(200))).toBe(`${'😀'.repeat(119)}…`);
});
