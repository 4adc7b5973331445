import { expect, test } from 'vitest';
import { askedFilm } from './asked-film.ts';
import { TitleSearch, type Searched } from './title-search.ts';

test.each([
  ['Detective Conan Movie 1', 'detective conan', 1],
  ['naruto the movie 2', 'naruto', 2],
  ['my hero academia 2nd movie', 'my hero academia', 2],
  ['madoka third film', 'madoka', 3],
  ['heaven’s feel movie iii', 'heaven’s feel', 3],
  ['名探偵コナン 劇場版20', '名探偵コナン', 20],
  ['映画ドラえもん 映画第3作', '映画ドラえもん', 3],
])('“%s” asks for a film of “%s”, number %i', (query, name, number) => {
  expect(askedFilm(query)).toEqual({ name, number, saysFilm: true });
});

test('a number alone may be that of a film, or of a season', () => {
  expect(askedFilm('rebuild of evangelion 2')).toEqual({
    name: 'rebuild of evangelion',
    number: 2,
    saysFilm: false,
  });
});

test.each(['jujutsu kaisen movie', 'one piece film z', 'naruto movie 0', 'naruto'])(
  '“%s” asks for none',
  (query) => {
    expect(askedFilm(query)).toBeNull();
  },
);

type Row = [titleNative: string, startOn: string, synonym?: string | undefined, format?: string];

const work = ([titleNative, startOn, synonym, format = 'MOVIE']: Row, at: number): Searched => ({
  id: String(at),
  titleNative,
  titleRomaji: null,
  titleEnglish: null,
  synonyms: synonym === undefined ? [] : [{ text: synonym, lang: null }],
  popularity: format === 'TV' ? 900 : 10 * at,
  format,
  startOn,
  endOn: null,
  isHidden: false,
  externalIds: [],
});

const searchOf = async (...rows: Row[]): Promise<(query: string) => string | undefined> => {
  const search = new TitleSearch<Searched>();
  await search.replaceAll(rows.map(work));
  return (query) => search.rank(query, 5, () => true)[0]?.titleNative;
};

test('films whose titles say no number are counted by date, without those that tell them once more', async () => {
  const first = await searchOf(
    ['Tanken', '1996-01-08', undefined, 'TV'],
    ['Tanken: Kyuuban', '1998-04-18'],
    ['Tanken: Nidome', '1997-08-18', 'Tanken 総集編'],
    ['劇場版 Tanken: Ichiban', '1997-04-19'],
    ['Kaitou VS Tanken', '1997-01-01'],
    ['Tanken: Owari', '2023-04-14', 'Tanken Movie 26'],
  );
  expect(['tanken movie 1', 'tanken 2nd movie', 'tanken movie 26', 'tanken'].map(first)).toEqual([
    '劇場版 Tanken: Ichiban',
    'Tanken: Kyuuban',
    'Tanken: Owari',
    'Tanken',
  ]);
});

test('the films of a series whose title names its first season are those of the series', async () => {
  const first = await searchOf(
    ['Rupan 1stシリーズ', '1971-10-24', 'Rupan', 'TV'],
    ['Rupan: Mamo', '1978-12-16'],
    ['Rupan II: Cagliostro', '1979-12-15'],
  );
  expect(['rupan movie 1', 'rupan movie 2'].map(first)).toEqual([
    'Rupan: Mamo',
    'Rupan II: Cagliostro',
  ]);
});

test('a series that is all films counts them without the word, as none does that has seasons', async () => {
  const first = await searchOf(
    ['Shin Gekijouban: Jo', '2007-09-01', 'Rebuilding'],
    ['Shin Gekijouban: Ha', '2009-06-27'],
    ['Kuukyou', '2013-07-06', undefined, 'TV'],
    ['Kuukyou (Season 2)', '2015-07-06', undefined, 'TV'],
    ['劇場版 Kuukyou: Zenpen', '2007-12-01'],
    ['劇場版 Kuukyou: Kouhen', '2007-12-29'],
  );
  expect(['rebuilding 2', 'kuukyou 2'].map(first)).toEqual([
    'Shin Gekijouban: Ha',
    'Kuukyou (Season 2)',
  ]);
});
