import { z } from 'zod';
import { GENRES, type StaffCredit } from '#slices/catalog/index.ts';
import type { AskedSource } from '../../asked/asked-source.ts';
import { TAGS_BY_NAME } from '../folksonomy/index.ts';
import { dateOf, listOf, Name, optional, Title } from '../manga/field.ts';
import { chaptersOf } from './chapters.ts';
import type { AddedFacts, Finding, FoundUnit, SourceWeb, WorkToAsk } from './finding.ts';
import { DescriptionText } from './texts.ts';

const KEY = 'mangadex';
const BASE = 'https://api.mangadex.org';
const MB = 1024 ** 2;
const PAGE = 500;
/** Chapters in all languages that are read of one work. */
const MOST_CHAPTERS = 5_000;

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;
const Id = z.string().regex(ID);

const Relationship = z.object({
  type: z.string(),
  attributes: optional(
    z.object({
      name: optional(Name),
      fileName: optional(z.string().regex(/^[\w.-]{1,120}$/u)),
    }),
  ),
});

const Manga = z.object({
  data: z.object({
    id: Id,
    attributes: z.object({
      description: z.record(z.string(), z.unknown()).or(z.array(z.never())),
      contentRating: optional(z.string()),
      tags: listOf(z.object({ attributes: z.object({ name: z.object({ en: Name }) }) })),
    }),
    relationships: listOf(Relationship),
  }),
});
type Manga = z.infer<typeof Manga>['data'];

const Chapter = z.object({
  id: Id,
  attributes: z.object({
    title: optional(Title),
    volume: optional(z.string().max(40)),
    chapter: optional(z.string().max(40)),
    translatedLanguage: z.string().regex(/^[a-z]{2,3}(?:-[a-z]{2,3})?$/u),
    publishAt: optional(z.string().max(40)),
  }),
});
const Feed = z.object({ data: z.array(z.unknown()).max(PAGE), total: z.int().nonnegative() });

/** It leaves out the last of these unless it is asked for all. */
const RATINGS = ['safe', 'suggestive', 'erotica', 'pornographic'];
const ADULT = new Set(['erotica', 'pornographic']);

/** Its words for languages that are written in another way in BCP 47. */
const LANGUAGES: Readonly<Record<string, string>> = {
  'es-la': 'es-419',
  'ja-ro': 'ja-Latn',
  'ko-ro': 'ko-Latn',
  'pt-br': 'pt-BR',
  zh: 'zh-Hans',
  'zh-hk': 'zh-Hant',
  'zh-ro': 'zh-Latn',
};

const idOf = ({ ids }: WorkToAsk): string | null => {
  const id = ids.get(KEY)?.toLowerCase();
  return id !== undefined && ID.test(id) ? id : null;
};

/** Links to shops and the like stand behind a line. */
const withoutLinks = (text: string): string => text.split(/\n\s*-{3,}\s*\n/u)[0]!;

const descriptionsOf = ({ attributes: { description } }: Manga) =>
  ['en', 'ja'].flatMap((lang) => {
    const raw: unknown = Array.isArray(description) ? undefined : description[lang];
    const text = DescriptionText.safeParse(typeof raw === 'string' ? withoutLinks(raw) : '');
    return text.success ? [{ text: text.data, lang }] : [];
  });

const namesOf = ({ relationships }: Manga, type: string): string[] =>
  relationships.flatMap((one) => (one.type === type ? (one.attributes?.name ?? []) : []));

const staffOf = (manga: Manga): StaffCredit[] => {
  const [authors, artists] = [namesOf(manga, 'author'), namesOf(manga, 'artist')];
  const roleOf = (name: string): StaffCredit['role'] => {
    if (!artists.includes(name)) return 'STORY';
    return authors.includes(name) ? 'STORY_AND_ART' : 'ART';
  };
  return [...new Set([...authors, ...artists])].map((name) => ({
    name,
    nameNative: null,
    role: roleOf(name),
  }));
};

const coverOf = ({ id, relationships }: Manga): string | null => {
  const file = relationships.find(({ type }) => type === 'cover_art')?.attributes?.fileName;
  return file ? `https://uploads.mangadex.org/covers/${id}/${file}` : null;
};

const GENRE_BY_NAME = new Map<string, string>(GENRES.map((name) => [name.toLowerCase(), name]));

const factsOf = (manga: Manga): AddedFacts => {
  const words = manga.attributes.tags.map(({ attributes }) => attributes.name.en.toLowerCase());
  return {
    descriptions: descriptionsOf(manga),
    staff: staffOf(manga),
    genres: words.flatMap((word) => GENRE_BY_NAME.get(word) ?? []).toSorted(),
    tags: words.flatMap((word) => TAGS_BY_NAME.get(word) ?? []).toSorted(),
    isAdult: ADULT.has(manga.attributes.contentRating ?? '') ? true : null,
    coverUrl: coverOf(manga),
  };
};

const unitsOf = (raw: unknown): FoundUnit[] => {
  const parsed = Chapter.safeParse(raw);
  if (!parsed.success) return [];
  const { id, attributes } = parsed.data;
  const { title, volume, chapter, translatedLanguage: word, publishAt } = attributes;
  return chaptersOf({
    chapter,
    volume,
    language: LANGUAGES[word] ?? word,
    title: title ?? null,
    releasedOn: dateOf(publishAt?.slice(0, 10)),
    url: `https://mangadex.org/chapter/${id}`,
  });
};

const askChapters = async ({ base, ask }: SourceWeb, id: string): Promise<FoundUnit[]> => {
  const units: FoundUnit[] = [];
  for (let offset = 0; offset < MOST_CHAPTERS; offset += PAGE) {
    const query = new URLSearchParams({
      limit: String(PAGE),
      offset: String(offset),
      'order[chapter]': 'asc',
    });
    for (const word of RATINGS) query.append('contentRating[]', word);
    const answer = await ask({
      address: `${base}/manga/${id}/feed?${query.toString()}`,
      schema: Feed,
    });
    if (answer.outcome !== 'found') break;
    units.push(...answer.data.data.flatMap(unitsOf));
    if (offset + PAGE >= answer.data.total) break;
  }
  return units;
};

/** MangaDex: descriptions, covers, people and chapters in all languages. */
export const mangadex: AskedSource = {
  key: KEY,
  info: {
    name: 'MangaDex',
    licence: 'Acceptable use policy',
    attribution: 'Descriptions, covers and chapters of manga: MangaDex, changed: filtered, merged.',
    url: 'https://mangadex.org/',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: true,
    terms:
      'The policy of MangaDex: to be credited; not for a service with advertisements, or that anybody pays for.',
  },
  media: ['MANGA'],
  base: BASE,
  hosts: ['api.mangadex.org'],
  // It allows five requests a second for everybody behind an address.
  everyMs: 500,
  mostBytes: 8 * MB,
  deadlineMs: 30_000,
  worksADay: 2_000,
  againDays: { airing: 2, over: 90, missing: 60 },
  refOf: idOf,
  ask: async (web, work): Promise<Finding> => {
    const id = idOf(work) ?? '';
    const query = ['author', 'artist', 'cover_art'].map((word) => `includes[]=${word}`).join('&');
    const answer = await web.ask({ address: `${web.base}/manga/${id}?${query}`, schema: Manga });
    if (answer.outcome !== 'found') return answer;
    const facts = factsOf(answer.data.data);
    return { outcome: 'found', facts, units: await askChapters(web, id) };
  },
};
