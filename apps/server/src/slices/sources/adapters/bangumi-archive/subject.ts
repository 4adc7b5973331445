import type { AnimeFormat, MangaFormat, Media, Synonym } from '#slices/catalog/index.ts';
import { listOf, Title } from '../manga/field.ts';
import type { Infobox } from './infobox.ts';
import type { Subject } from './rows.ts';

const BOOK = 1;
const ANIME = 2;

/** Kinds of books; art books, picture books and guides are none of ours. */
export const MANGA_FORMATS_BY_PLATFORM: Readonly<Record<number, MangaFormat>> = {
  1001: 'MANGA',
  1002: 'LIGHT_NOVEL',
};
export const ANIME_FORMATS_BY_PLATFORM: Readonly<Record<number, AnimeFormat>> = {
  1: 'TV',
  2: 'OVA',
  3: 'MOVIE',
  5: 'ONA',
};

/** What a subject is to us: an anime, or a series of manga or novels. Volumes are subjects of their own. */
export const mediumOf = ({ type, series, platform }: Subject): Media | null => {
  if (type === ANIME) return 'ANIME';
  return type === BOOK && series && platform in MANGA_FORMATS_BY_PLATFORM ? 'MANGA' : null;
};

/** What it is called in Chinese and otherwise. */
export const synonymsOf = ({ name_cn }: Subject, infobox: Infobox): Synonym[] => {
  const chinese = Title.safeParse(name_cn);
  const aliases = listOf(Title).parse(infobox.get('别名') ?? []);
  return [
    ...(chinese.success ? [{ text: chinese.data, lang: 'zh-Hans' }] : []),
    ...aliases.map((text) => ({ text, lang: null })),
  ];
};

const sum = (votes: Readonly<Record<string, number>>): number =>
  Object.values(votes).reduce((total, count) => total + count, 0);

/** Its score of a hundred, if enough people have voted. */
export const scoreOf = ({ score, score_details }: Subject, leastVotes: number): number | null =>
  score && sum(score_details) >= leastVotes ? Math.round(score * 10) : null;

/** How many people have it on a list. */
export const popularityOf = ({ favorite }: Subject): number | null => sum(favorite) || null;
