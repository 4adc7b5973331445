import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { sameTitleAs, titleLike } from './title-match.ts';

describe('the same title', () => {
  test.each([
    ['Kimi no Na wa.', 'KIMI NO NA WA'],
    ['SPY×FAMILY', 'Spy Family'],
    ['Pokémon', 'Pokemon'],
    ['ＢＬＥＡＣＨ', 'Bleach'],
    ['千と千尋の神隠し', '千と千尋の神隠し '],
  ])('%s is %s', (a, b) => expect(sameTitleAs(a)(b)).toBe(true));

  test.each([
    ['Kimi no Na wa.', 'Kimi no Na wo'],
    ['!!!', '???'],
    ['', ''],
  ])('%s is not %s', (a, b) => expect(sameTitleAs(a)(b)).toBe(false));
});

describe('titles alike', () => {
  test.each([
    ['Re:ZERO -Starting Life in Another World-', 'Re:Zero'],
    ['Jujutsu Kaisen', 'JUJUTSU KAISEN (2023)'],
    ['SPY x FAMILY', 'SPY×FAMILY'],
    ['鬼滅の刃 遊郭編', '鬼滅の刃'],
    ['Attack on Titan: Final Season', 'Attack on Titan Finale Season'],
    ['Sousou no Frieren', 'Sosou no Frieren'],
  ])('%s may be %s', (a, b) => {
    expect(titleLike(a)(b)).toBe(true);
    expect(titleLike(b)(a)).toBe(true);
  });

  test.each([
    ['The Middle', 'Death Note'],
    ['Monster', 'Monogatari'],
    ['★', 'Lucky☆Star'],
    ['K', 'Kaiba'],
  ])('%s is not %s', (a, b) => {
    expect(titleLike(a)(b)).toBe(false);
    expect(titleLike(b)(a)).toBe(false);
  });

  test('the order of the two does not matter', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => titleLike(a)(b) === titleLike(b)(a)));
  });
});
