import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlausible } from './plausible.ts';

describe('a show of a media server', () => {
  it.each([
    ['Frieren', ['Sousou no Frieren', 'Frieren: Beyond Journey’s End', '葬送のフリーレン']],
    ["Frieren: Beyond Journey's End", ['Frieren: Beyond Journey’s End']],
    ['葬送のフリーレン', ['葬送のフリーレン']],
    ['JUJUTSU KAISEN', ['Jujutsu Kaisen', '呪術廻戦']],
    ['Kaguya-sama: Love is War', ['Kaguya-sama wa Kokurasetai', 'Kaguya-sama: Love Is War']],
    ['Pokemon', ['Pokémon']],
    ['Spy x Family', ['SPY×FAMILY', 'SPY x FAMILY']],
    ['Attack on Titan', ['Shingeki no Kyojin', 'Attack on Titan']],
    ['\uFC5E', ['\uFC5E']],
    ['Re ZERO Starting Life in Another World', ['Re:ZERO -Starting Life in Another World-']],
  ])('%j may be %j', (name, titles) => expect(isPlausible(name, titles)).toBe(true));

  it.each([
    ['Breaking Bad', ['Break Blade', 'Beyblade Burst', 'Brave Bang Bravern!', 'Baki']],
    ['The Office', ['The Orbital Children', 'Office Lady Shinkaron', 'The Prince of Tennis']],
    ['Succession', ['Suppose a Kid', 'Sugar Sugar Rune']],
    ['Better Call Saul', ['Bad Girl', 'Beast Saga', 'Soul Eater']],
    ['Friends', ['Kemono Friends', 'Fruits Basket']],
    ['', ['Frieren']],
    ['Frieren', ['', '…']],
  ])('%j is none of %j', (name, titles) => {
    expect(titles.filter((title) => isPlausible(name, [title]))).toEqual([]);
  });

  it('may always be what is called just so', () => {
    const title = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(title, (text) => {
        fc.pre(/[\p{L}\p{N}]/u.test(text));
        expect(isPlausible(text, ['Another', text])).toBe(true);
      }),
    );
  });
});
