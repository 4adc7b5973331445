import { z } from 'zod';
import type { ExternalId, Premiere, Synonym } from '#slices/catalog/index.ts';
import { normaliseId } from '../../rules/external-id.ts';
import type { Addition, AdditionSource } from '../addition.ts';
import { dateOf, Title } from '../manga/field.ts';
import { ownId } from '../manga/source.ts';
import { entityOf, Item, readBindings } from './sparql.ts';

const KEY = 'wikidata-anime';

const MOST_LINES = 1_000;
const IMDB_ID = /^tt\d{5,10}$/u;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/u;
const REGION = /^[A-Z]{2}$/u;
/** A label for all languages that have none of their own. */
const ALL_LANGUAGES = 'mul';

/** Lines of a word and what it stands for: `ko 제목`. */
const Lines = z
  .object({ value: z.string().max(100_000) })
  .transform(({ value }) => value.split('\n'))
  .pipe(z.array(z.string()).max(MOST_LINES))
  .transform((lines) =>
    lines.flatMap((line): [string, string][] => {
      const at = line.indexOf(' ');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
const NoLines = Lines.optional().transform((lines) => lines ?? []);

/** Lines of one word each. */
const NoWords = z
  .object({ value: z.string().max(1_000) })
  .optional()
  .transform((words) => words?.value.split('\n') ?? []);

/** The variables of the query in `fetch/wikidata-anime-query.ts`. */
const Row = z.object({
  item: Item,
  ids: Lines,
  titles: NoLines,
  releases: NoLines,
  countries: NoWords,
});
type Row = z.infer<typeof Row>;

/** The sites whose ids tell which anime an item is. */
const TELLING = new Set(['mal', 'anilist', 'anidb']);

const idOf = (word: string, id: string): ExternalId | null => {
  const [site = '', kind] = word.split('-');
  const kept =
    site === 'imdb'
      ? (IMDB_ID.exec(id)?.[0] ?? null)
      : normaliseId(site, kind === undefined ? id : `${kind}/${id}`);
  return kept === null ? null : ownId(site, kept);
};

const titlesOf = (lines: Row['titles']): Synonym[] =>
  lines.flatMap(([lang, text]) => {
    const title = Title.safeParse(text);
    if (!title.success || !LANGUAGE.test(lang)) return [];
    return [{ text: title.data, lang: lang === ALL_LANGUAGES ? null : lang }];
  });

/** What is worth most comes first: a work keeps so many titles only. */
const LANGUAGES = ['ja', 'ko', 'zh', 'zh-hans', 'zh-hant'];

const placeOf = ({ lang }: Synonym): number => {
  const place = LANGUAGES.indexOf(lang ?? '');
  return place < 0 ? LANGUAGES.length : place;
};

/** The first day in each country. */
const premieresOf = (lines: Row['releases']): Premiere[] => {
  const days = lines
    .flatMap(([region, text]) => {
      const on = REGION.test(region) ? dateOf(text) : null;
      return on === null ? [] : [{ region, on }];
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : 1));
  return [...Map.groupBy(days, ({ region }) => region).values()].flatMap(([first]) => first ?? []);
};

/** The country an anime is from. Of works of several countries no source says which one counts. */
const countryOf = (codes: Row['countries']): string | null => {
  const [first = '', ...others] = codes;
  return others.length === 0 && REGION.test(first) ? first : null;
};

/**
 * What it says of an anime. The title in Japanese is among the others: a claim that states the native title would bring back a work
 * that no other source names any more.
 */
const additionOf = (id: string, { ids, titles, releases, countries }: Row): Addition => {
  const externalIds = ids.flatMap(([site, own]) => idOf(site, own) ?? []);
  const known = titlesOf(titles);
  const english = known.find(({ lang }) => lang === 'en');
  return {
    sourceId: id,
    foundBy: externalIds.filter(({ site }) => TELLING.has(site)),
    titleEnglish: english?.text ?? null,
    synonyms: known
      .filter((title) => title !== english)
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
    premieres: premieresOf(releases),
    country: countryOf(countries),
    externalIds: [ownId('wikidata', id), ...externalIds],
  };
};

/** The answer of Wikidata's query service about anime. */
export const wikidataAnime: AdditionSource = {
  key: KEY,
  info: {
    name: 'Wikidata (anime)',
    licence: 'CC0 1.0',
    attribution: 'Titles, ids, countries and days of films: Wikidata (CC0).',
    url: 'https://www.wikidata.org/',
  },
  licence: { needsConsent: false, isNonCommercial: false, terms: 'Public domain.' },
  form: 'the JSON result of the query in apps/server/src/slices/sources/fetch/wikidata-anime-query.ts, also as .gz',
  // oxlint-disable-next-line require-await -- readers of other sources wait for lines
  read: async function* (file, refuse) {
    for (const row of readBindings(file, { source: KEY, row: Row, refuse })) {
      const addition = additionOf(entityOf(row), row);
      if (addition.foundBy.length > 0) yield addition;
      else
        refuse({
          source: KEY,
          ref: addition.sourceId,
          reason: 'has no id by which an anime could be found',
        });
    }
  },
};
