import { expect, it } from 'vitest';
import { linesOf, textWidth, xmlText } from './svg-text.ts';

it('escapes what XML reads and leaves out what it forbids', () => {
  expect(xmlText('a<b>&"c"\u0001\uFFFF')).toBe('a&lt;b&gt;&amp;&quot;c&quot;');
});

it('breaks between words, and wide letters anywhere but before what closes', () => {
  expect(linesOf('Sousou no Frieren', { size: 10, width: 60, most: 5 })).toEqual([
    'Sousou no',
    'Frieren',
  ]);
  expect(linesOf('葬送のフリーレン', { size: 10, width: 50, most: 5 })).toEqual([
    '葬送のフ',
    'リーレン',
  ]);
});

it('ends in an ellipsis what has no room', () => {
  expect(linesOf('one two three four', { size: 10, width: 30, most: 2 }).at(-1)).toMatch(/…$/u);
  expect(linesOf('A'.repeat(200), { size: 10, width: 60, most: 2 })).toHaveLength(1);
  expect(linesOf('', { size: 10, width: 60, most: 2 })).toEqual(['']);
});

it.each([
  ['marks that pile up', `Z${'\u0301'.repeat(500)}algo`],
  ['a word without an end', 'あ'.repeat(5_000)],
  ['signs that turn a text around', '\u202Enerierf\u2066'.repeat(50)],
  ['emoji of many parts', '👨‍👩‍👧‍👦'.repeat(200)],
  ['a half of a character', `${'\uD83D'.repeat(99)}x`],
])('has room for %s', (_what, text) => {
  const lines = linesOf(text, { size: 10, width: 60, most: 3 });
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(7);
  expect(xmlText(lines.join('')).isWellFormed()).toBe(true);
});
