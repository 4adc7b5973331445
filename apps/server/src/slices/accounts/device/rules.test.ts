import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_LENGTH, CODE_LETTERS, isWaiting, judgePoll, shownCode, typedCode } from './rules.ts';

const code = fc
  .array(fc.constantFrom(...Array.from(CODE_LETTERS)), {
    minLength: CODE_LENGTH,
    maxLength: CODE_LENGTH,
  })
  .map((letters) => letters.join(''));

test('a code is read as it is shown, in small letters, full width and with spaces', () => {
  const wide = (text: string) =>
    text.replaceAll(/[A-Z]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(code, (made) => {
      const shown = shownCode(made);
      const typed = [
        made,
        shown,
        shown.toLowerCase(),
        wide(shown),
        ` ${made.split('').join(' ')} `,
      ];
      for (const text of [...typed, shown.replace('-', '－'), shown.replace('-', 'ー')]) {
        expect(typedCode(text)).toBe(made);
      }
    }),
  );
});

test.each(['', 'BCDF', 'BCDF-GHJA', 'BCDF-GHJ1', 'BCDF-GHJKL', '🙂'])('%s is no code', (text) => {
  expect(typedCode(text)).toBeNull();
});

const at = (seconds: number) => new Date(seconds * 1_000);
const login = { createdAt: at(0), polledAt: null, isAllowed: null, isExchanged: false };

test('a player is told what became of its question', () => {
  expect(judgePoll(login, at(1))).toBe('pending');
  expect(judgePoll({ ...login, polledAt: at(1) }, at(3))).toBe('too_soon');
  expect(judgePoll({ ...login, polledAt: at(1) }, at(6))).toBe('pending');
  expect(judgePoll({ ...login, isAllowed: true }, at(6))).toBe('allowed');
  expect(judgePoll({ ...login, isAllowed: false }, at(6))).toBe('denied');
  expect(judgePoll({ ...login, isAllowed: true, isExchanged: true }, at(9_999))).toBe('exchanged');
  expect(judgePoll(login, at(600))).toBe('expired');
  expect(judgePoll({ ...login, isAllowed: true }, at(600))).toBe('expired');
});

test('it can be answered once, for ten minutes', () => {
  expect(isWaiting(login, at(599))).toBe(true);
  expect(isWaiting(login, at(600))).toBe(false);
  expect(isWaiting({ ...login, isAllowed: true }, at(1))).toBe(false);
});
