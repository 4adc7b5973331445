import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Caller } from '#platform/graphql/context.ts';
import { catalogue, visibleTo, type Anime } from '#slices/catalog/index.ts';
import { idAt, knownAt } from '#slices/mapping/index.ts';

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
const number = z.coerce.number().int().min(1).max(LARGEST).transform(String);
const text = z.string().min(1).max(150);

const schemaOf = (source: Source) => (NUMBERED.some((each) => each === source) ? number : text);

/** One id, and where it is from. */
export interface AskedId {
  source: Source;
  id: string;
}

/** `?source=anilist&id=1`. */
export const idQuery = z
  .object({ source: z.enum(SOURCES), id: text })
  .transform(({ source, id }, context): AskedId => {
    const read = schemaOf(source).safeParse(id);
    if (read.success) return { source, id: read.data };
    context.addIssue({ code: 'custom', path: ['id'], message: read.error.issues[0]?.message });
    return z.NEVER;
  });

/** `{"anilist": 1}`: the first id that is there counts. */
const idObject = z
  .partialRecord(z.enum(SOURCES), z.union([z.string().max(150), z.number()]).nullable())
  .transform((said, context): AskedId => {
    for (const source of SOURCES) {
      const read = said[source] == null ? undefined : schemaOf(source).safeParse(said[source]);
      if (read?.success) return { source, id: read.data };
    }
    context.addIssue({ code: 'custom', message: 'One id must be given.' });
    return z.NEVER;
  });

/** An object, or up to a hundred. */
export const idBody = z.union([idObject, z.array(idObject).min(1).max(MOST_ASKED)]);

/** `?include=anilist,imdb`: unknown names are passed over. */
export const includeQuery = z.object({
  include: z
    .string()
    .max(500)
    .transform((names) => new Set(names.split(',').filter((name) => FIELDS.has(name))))
    .optional(),
});

const valueAt = (anime: Anime, source: Source): string | number | null => {
  const id = idAt(anime, siteOf(source));
  if (id === null || !NUMBERED.some((each) => each === source)) return id;
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
