import { Title } from '../manga/field.ts';
import type { Addition, AdditionSource } from '../addition.ts';
import { tagOf } from './language.ts';
import { readTitles, type StatedTitle, type TitledAnime } from './read-titles.ts';

const KEY = 'anidb-titles';

const ID = /^[1-9]\d{0,8}$/u;

/** What is worth most comes first: a work keeps so many titles only. */
const ORDER = ['official', 'syn', 'short'];
const LANGUAGES = ['en', 'ja'];

const placeIn = (order: readonly string[], word: string): number => {
  const place = order.indexOf(word);
  return place < 0 ? order.length : place;
};

const byWorth = (a: StatedTitle, b: StatedTitle): number =>
  placeIn(ORDER, a.type) - placeIn(ORDER, b.type) ||
  placeIn(LANGUAGES, a.lang) - placeIn(LANGUAGES, b.lang);

const readable = (titles: readonly StatedTitle[]): StatedTitle[] =>
  titles.flatMap((title) => {
    const text = Title.safeParse(title.text);
    return text.success ? [{ ...title, text: text.data }] : [];
  });

/**
 * What it says of an anime. The title in Japanese is among the others: a claim that states the native title would bring back a work
 * that no other source names any more.
 */
const claimOf = ({ aid, titles }: TitledAnime): Addition => {
  const sound = readable(titles);
  const main = sound.find(({ type }) => type === 'main');
  const english = sound.find(({ type, lang }) => type === 'official' && lang === 'en');
  return {
    sourceId: aid,
    foundBy: [{ site: 'anidb', id: aid }],
    titleRomaji: main?.text ?? null,
    titleEnglish: english?.text ?? null,
    synonyms: sound
      .filter((title) => title !== main && title !== english)
      .toSorted(byWorth)
      .map(({ text, lang }) => ({ text, lang: tagOf(lang) })),
  };
};

/** AniDB's list of the titles of all its anime, in all languages. */
export const anidbTitles: AdditionSource = {
  key: KEY,
  info: {
    name: 'AniDB titles',
    licence: 'CC BY-NC-SA 4.0',
    attribution: 'Titles of anime: AniDB (CC BY-NC-SA 4.0), changed: filtered, merged, re-keyed.',
    url: 'https://anidb.net/',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: true,
    terms:
      'CC BY-NC-SA 4.0: not for a service anybody pays for; what is made of it stays under the same licence.',
  },
  form: 'its anime-titles.xml, also as .gz',
  read: async function* (file, refuse) {
    for await (const anime of readTitles(file)) {
      if (ID.test(anime.aid) && anime.titles.length > 0) yield claimOf(anime);
      else
        refuse({
          source: KEY,
          ref: `aid ${anime.aid.slice(0, 20)}`,
          reason: 'has no id or no title',
        });
    }
  },
};
