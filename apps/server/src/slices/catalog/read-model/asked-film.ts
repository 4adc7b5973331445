import { isReEdit } from '../rules/re-edit.ts';
import type { Part } from '../rules/season-order.ts';
import { FILM_SIGNS, FILM_WORDS, withoutFilmSign } from '../search/film-words.ts';
import { seasonNotation } from '../search/seasoned-title.ts';
import { titlesOf } from '../titled.ts';

/** A query for one film of a series by its number, as in `detective conan movie 3` or `doraemon 2nd movie`. */
export interface AskedFilm {
  /** The query without the number, and without the word for a film. */
  name: string;
  /** From 1 on. */
  number: number;
  /** Whether a word says that a film is meant. */
  saysFilm: boolean;
}

const FILM = `(?:${[...FILM_WORDS, ...FILM_SIGNS].join('|')})`;
const NUMBER = String.raw`(?<number>\d{1,2}|i{1,3}|iv)`;
const ORDINAL = '(?<number>\\d{1,2}(?=st|nd|rd|th)|first|second|third|fourth|fifth)';
const LAST_NUMBER = new RegExp(
  `^(?<name>.+?)(?: the)? ?${FILM} ?(?:#|第)? ?${NUMBER}[作弾]?$`,
  'u',
);
const LAST_FILM = new RegExp(`^(?<name>.+?) ${ORDINAL}(?:st|nd|rd|th)? ${FILM}$`, 'u');
const BARE = new RegExp(`^(?<name>.+?) ${NUMBER}$`, 'u');
const WORDS = ['first i', 'second ii', 'third iii', 'fourth iv', 'fifth'].map((row) =>
  row.split(' '),
);

const numberOf = (text: string): number =>
  /\d/u.test(text) ? Number(text) : 1 + WORDS.findIndex((row) => row.includes(text));

/** Takes the number of a film off a query; null where there is none. */
export const askedFilm = (query: string): AskedFilm | null => {
  const text = query.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');
  const named = LAST_NUMBER.exec(text) ?? LAST_FILM.exec(text);
  const { name, number } = (named ?? BARE.exec(text))?.groups ?? {};
  if (name === undefined || number === undefined || numberOf(number) < 1) return null;
  return { name, number: numberOf(number), saysFilm: named !== null };
};

const isFilm = ({ format }: Part): boolean => format === 'MOVIE';

/** Films that one series may have. */
const MOST_FILMS = 100;
/** What the films of a series of films have in common ends here: `ヱヴァンゲリヲン新劇場版:序`. */
const AFTER_NAME = /[:：].*$/u;

/** Without what stands before the name and the notation of seasons: the films of `ルパン三世 1stシリーズ` are those of `ルパン三世`. */
const baseOf = (title: string): string =>
  seasonNotation(withoutFilmSign(title.normalize('NFKC'))).words.join(' ');

const keyOf = (title: string): string => baseOf(title).replaceAll(' ', '');

/** The best matches of a text, of all works or of films alone. */
export type FindWorks<W extends Part> = (
  text: string,
  count: number,
  accept: (work: W) => boolean,
) => readonly W[];

/** By what the titles of the films begin. Without a word for films, only a series that is all films counts them. */
const commonName = <W extends Part>(asked: AskedFilm, find: FindWorks<W>): string | null => {
  const [root] = find(asked.name, 1, () => true);
  if (!root) return null;
  const { titleNative } = root;
  if (!isFilm(root)) return asked.saysFilm ? titleNative : null;
  return asked.saysFilm || AFTER_NAME.test(titleNative)
    ? titleNative.replace(AFTER_NAME, '')
    : null;
};

const byDate = (a: Part, b: Part): number => ((a.startOn ?? '') < (b.startOn ?? '') ? -1 : 1);

/** The film with the number that is asked for: the one whose title says so, or counted by date, as few titles say it. */
export const filmAskedFor = <W extends Part>(asked: AskedFilm, find: FindWorks<W>): W | null => {
  const name = commonName(asked, find);
  const key = name === null ? '' : keyOf(name);
  if (name === null || key === '') return null;
  const films = find(baseOf(name), MOST_FILMS, (work) => isFilm(work) && work.startOn !== null)
    .filter((work) => keyOf(work.titleNative).startsWith(key) && !isReEdit(titlesOf(work)))
    .toSorted(byDate);
  const says = new RegExp(`(?:movie|film|劇場版|剧场版) ?0?${asked.number}(?!\\d)`, 'iu');
  const named = films.find((work) => titlesOf(work).some((title) => says.test(title)));
  return named ?? films.at(asked.number - 1) ?? null;
};
