import { describe, expect, it } from 'vitest';
import { titlesOfAll } from './name-owner.ts';
import type { TitleFacts } from './title.ts';

const work = (native: string, more: Partial<TitleFacts> = {}): TitleFacts => ({
  native,
  lang: 'ja',
  translations: {},
  aliases: [],
  isFilm: false,
  ...more,
});

const titles = (...works: TitleFacts[]) =>
  titlesOfAll(works).map(({ romaji, english }) => [romaji?.text ?? null, english?.text ?? null]);

describe('a name that two works bear', () => {
  it('is the romaji of the one in which it is heard better', () => {
    expect(
      titles(
        work('フルーツバスケット', { aliases: ['Fruits Basket'] }),
        work('フルーツバスケット The Final', {
          aliases: ['Fruits Basket', 'Fruits Basket The Final Season'],
        }),
      ).map(([romaji]) => romaji),
    ).toEqual(['Fruits Basket', 'Fruits Basket The Final Season']);
  });

  it('is not the English title of what continues the work that states it', () => {
    expect(
      titles(
        work('学校の怪談', { translations: { en: ['Ghost Stories'] } }),
        work('学校の怪談 番外編', { aliases: ['Ghost Stories'] }),
      ),
    ).toEqual([
      [null, 'Ghost Stories'],
      [null, null],
    ]);
  });

  it('may be the title of both if one is another season or version of the other', () => {
    const both = titles(
      work('有頂天家族', { translations: { en: ['The Eccentric Family'] } }),
      work('有頂天家族2', { aliases: ['The Eccentric Family'] }),
      work('シャーマンキング', { aliases: ['SHAMAN KING'] }),
      work('SHAMAN KING'),
    );
    expect(both.map(([romaji, english]) => english ?? romaji)).toEqual([
      'The Eccentric Family',
      'The Eccentric Family',
      'Shaman King',
      'SHAMAN KING',
    ]);
  });

  it('stays a synonym', () => {
    const [, final] = titlesOfAll([
      work('フルーツバスケット', { aliases: ['Fruits Basket'] }),
      work('フルーツバスケット The Final', { aliases: ['Fruits Basket'] }),
    ]);
    expect(final?.synonyms.map(({ text }) => text)).toContain('Fruits Basket');
  });
});

it('takes the name of a film for no series', () => {
  const kin = ['Eiga Chibi Maruko-chan', 'Chibi Maruko-chan'];
  expect(titles(work('ちびまる子ちゃん', { kin }))).toEqual([['Chibi Maruko-chan', null]]);
  expect(titles(work('超電磁ロボ コン・バトラーV', { aliases: ['Combattler V Movie'] }))).toEqual([
    [null, null],
  ]);
});
