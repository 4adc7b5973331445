import { z } from 'zod';
import type { TagFact } from '#slices/catalog/index.ts';
import type { AskedSource } from '../../asked/asked-source.ts';
import { TAGS_BY_NAME } from '../folksonomy/index.ts';
import { dateOf, listOf, optional } from '../manga/field.ts';
import { chaptersOf } from './chapters.ts';
import type { AddedFacts, Finding, FoundUnit, SourceWeb, WorkToAsk } from './finding.ts';
import { DescriptionText } from './texts.ts';

const KEY = 'mangaupdates';
const BASE = 'https://api.mangaupdates.com/v1';
const MB = 1024 ** 2;
const PAGE = 100;
const MOST_PAGES = 10;

const Series = z.object({
  series_id: z.int().positive(),
  description: optional(DescriptionText),
  categories: listOf(
    z.object({
      category: z.string().max(100),
      votes_plus: z.int().nonnegative(),
      votes_minus: z.int().nonnegative(),
    }),
  ),
});
type Series = z.infer<typeof Series>;

const Release = z.object({
  volume: optional(z.string().max(40)),
  chapter: optional(z.string().max(40)),
  release_date: optional(z.string().max(20)),
});
const Releases = z.object({
  total_hits: z.int().nonnegative(),
  results: listOf(z.object({ record: Release })),
});

/** Addresses have the id in base 36. Ids of eight digits and more are as the API has them. */
const IN_ADDRESS = /^[a-z\d]{6,8}$/u;
const AS_NUMBER = /^\d{9,12}$/u;

const idOf = ({ ids }: WorkToAsk): string | null => {
  const id = ids.get(KEY)?.toLowerCase() ?? '';
  if (AS_NUMBER.test(id)) return id;
  return IN_ADDRESS.test(id) ? String(Number.parseInt(id, 36)) : null;
};

const unitsOf = ({ record }: { record: z.infer<typeof Release> }): FoundUnit[] =>
  chaptersOf({
    chapter: record.chapter,
    volume: record.volume,
    // It lists what is translated into English.
    language: 'en',
    title: null,
    releasedOn: dateOf(record.release_date),
    url: null,
  });

const askChapters = async ({ base, ask }: SourceWeb, id: string): Promise<FoundUnit[]> => {
  const units: FoundUnit[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask({
      address: `${base}/releases/search`,
      schema: Releases,
      body: {
        search: id,
        search_type: 'series',
        page,
        perpage: PAGE,
        orderby: 'date',
        asc: 'desc',
      },
    });
    if (answer.outcome !== 'found') break;
    units.push(...answer.data.results.flatMap(unitsOf));
    if (page * PAGE >= answer.data.total_hits) break;
  }
  return units;
};

/** It writes a plural behind a line: "Vampire/s". */
const PLURAL = /\/e?s$/u;

/** Its categories that are tags here, each ranked by the share of those who agree with it. */
const tagsOf = ({ categories }: Series): Pick<AddedFacts, 'tags' | 'tagFacts'> => {
  const facts = categories.flatMap(({ category, votes_plus: yes, votes_minus: no }): TagFact[] => {
    const name = TAGS_BY_NAME.get(category.toLowerCase().replace(PLURAL, ''));
    if (!name || yes <= no) return [];
    return [{ name, rank: Math.round((100 * yes) / (yes + no)), isSpoiler: false }];
  });
  return { tags: facts.map(({ name }) => name).toSorted(), tagFacts: facts };
};

/** MangaUpdates: descriptions of manga, and when their chapters came out in English. */
export const mangaupdates: AskedSource = {
  key: KEY,
  info: {
    name: 'MangaUpdates',
    licence: 'Acceptable use policy',
    attribution: 'Descriptions and chapters of manga: MangaUpdates, changed: filtered, merged.',
    url: 'https://www.mangaupdates.com/',
  },
  licence: {
    needsConsent: true,
    isNonCommercial: false,
    terms: 'The policy of MangaUpdates: to be credited; asked with reasonable spacing.',
  },
  media: ['MANGA'],
  base: BASE,
  hosts: ['api.mangaupdates.com'],
  everyMs: 2_000,
  mostBytes: 4 * MB,
  deadlineMs: 30_000,
  worksADay: 1_000,
  againDays: { airing: 7, over: 120, missing: 60 },
  refOf: idOf,
  ask: async (web, work): Promise<Finding> => {
    const id = idOf(work) ?? '';
    const answer = await web.ask({ address: `${web.base}/series/${id}`, schema: Series });
    if (answer.outcome !== 'found') return answer;
    const { description } = answer.data;
    const descriptions = description ? [{ text: description, lang: 'en' }] : [];
    const facts = { descriptions, ...tagsOf(answer.data) };
    return { outcome: 'found', facts, units: await askChapters(web, id) };
  },
};
