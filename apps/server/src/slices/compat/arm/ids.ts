import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { catalogue, visibleTo, type Anime } from '#slices/catalog/index.ts';
import { idAt, knownAt } from '#slices/mapping/index.ts';
import { because } from '../reasons.ts';

/** The sites whose ids are numbers, by the names that arm-server gives them. */
const NUMBERED = [
  'anidb',
  'anilist',
  'animecountdown',
  'animenewsnetwork',
  'anisearch',
  'kitsu',
  'livechart',
  'myanimelist',
  'simkl',
] as const;
/** The sites whose ids are texts. */
const NAMED = ['anime-planet', 'imdb', 'notify-moe'] as const;
export const SOURCES = [...NUMBERED, ...NAMED] as const;
type Source = (typeof SOURCES)[number];

/** Our names of sites, if they differ. */
const SITES: Partial<Record<Source, string>> = { myanimelist: 'mal', 'notify-moe': 'notify' };
const siteOf = (source: Source): string => SITES[source] ?? source;

/** TMDB and TVDB have many anime under one id, so they are told and not asked for. */
const PLACES = ['themoviedb', 'themoviedb-season', 'thetvdb', 'thetvdb-season', 'media'] as const;
const FIELDS: ReadonlySet<string> = new Set([...SOURCES, ...PLACES]);

const LARGEST = 50_000_000;
const MOST_ASKED = 100;
const LONGEST = 150;
const number = z.coerce.number().int().min(1).max(LARGEST).transform(String);
const text = z.string().min(1).max(LONGEST);

const isNumbered = (source: Source): boolean => NUMBERED.some((each) => each === source);
const schemaOf = (source: Source) => (isNumbered(source) ? number : text);

/** What is to be said of an id that is none of that site. */
const faultAt = (source: Source, path: string[]) => ({
  code: 'custom' as const,
  path,
  message: because(isNumbered(source) ? 'COMPAT_ID_NUMBER' : 'COMPAT_ID_TEXT'),
  params: { most: isNumbered(source) ? LARGEST : LONGEST },
});

/** One id, and where it is from. */
export interface AskedId {
  source: Source;
  id: string;
}

/** `?source=anilist&id=1`. */
export const idQuery = z
  .object({ source: z.enum(SOURCES), id: z.string() })
  .transform(({ source, id }, context): AskedId => {
    const read = schemaOf(source).safeParse(id);
    if (read.success) return { source, id: read.data };
    context.addIssue(faultAt(source, ['id']));
    return z.NEVER;
  });

/** `{"anilist": 1}`: the first id that is there counts. */
const idObject = z
  .partialRecord(z.enum(SOURCES), z.union([z.string(), z.number()]).nullable())
  .transform((said, context): AskedId => {
    const named = SOURCES.filter((source) => said[source] != null);
    for (const source of named) {
      const read = schemaOf(source).safeParse(said[source]);
      if (read.success) return { source, id: read.data };
    }
    for (const source of named) context.addIssue(faultAt(source, [source]));
    if (named.length === 0) {
      const params = { choices: SOURCES.join(', ') };
      context.addIssue({ code: 'custom', message: because('COMPAT_ID_MISSING'), params });
    }
    return z.NEVER;
  });

/** An object, or up to a hundred. */
export const idBody = (body: unknown) =>
  Array.isArray(body) ? z.array(idObject).min(1).max(MOST_ASKED) : idObject;

const MOST_SHOWN = 50;

/** `?include=anilist,imdb`: unknown names beside known ones are passed over, as arm-server does. */
export const includeQuery = z.object({
  include: z
    .string()
    .max(500)
    .transform((names, context) => {
      const known = new Set(names.split(',').filter((name) => FIELDS.has(name)));
      if (known.size > 0) return known;
      const params = { choices: [...FIELDS].join(', '), unknown: names.slice(0, MOST_SHOWN) };
      context.addIssue({ code: 'custom', message: because('COMPAT_INCLUDE_UNKNOWN'), params });
      return z.NEVER;
    })
    .optional(),
});

const valueAt = (anime: Anime, source: Source): string | number | null => {
  const id = idAt(anime, siteOf(source));
  if (id === null || !isNumbered(source)) return id;
  return /^\d{1,9}$/u.test(id) ? Number(id) : null;
};

const idsOf = (app: App, anime: Anime): Record<string, string | number | null> => {
  const { tmdb, tvdb } = knownAt(app, anime);
  return {
    ...Object.fromEntries(SOURCES.map((source) => [source, valueAt(anime, source)])),
    media: anime.format,
    themoviedb: tmdb?.id ?? null,
    'themoviedb-season': tmdb?.season ?? null,
    thetvdb: tvdb?.id ?? null,
    'thetvdb-season': tvdb?.season ?? null,
  };
};

/** The ids of the anime that has an id; null if none has it that the caller may see. Of several, the one it stands for. */
export const findIds = (
  app: App,
  caller: Caller,
  { source, id }: AskedId,
  include: ReadonlySet<string> | undefined,
): Record<string, string | number | null> | null => {
  const site = siteOf(source);
  const found = app.get(catalogue).byExternalId(site, id).filter(visibleTo(caller));
  const standsFor = ({ externalIds }: Anime) =>
    externalIds.some((each) => each.site === site && each.id === id && each.isPrimary);
  const anime = found.find(standsFor) ?? found[0];
  if (!anime) return null;
  const ids = idsOf(app, anime);
  if (!include) return ids;
  return Object.fromEntries(Object.entries(ids).filter(([name]) => include.has(name)));
};
