/** A work as an address, or an id with its site, names it. */
import type { WorkKind } from '../media.ts';
export interface WorkAddress {
  /** Null where the site has both under one kind of address. */
  kind: WorkKind | null;
  /** What it may be called among ids of other sites, the surest first; `tsuzuki` is ours. */
  ids: readonly { site: string; id: string }[];
  /** Its show or film at a film database, which the mapping knows. */
  media?: { kind: 'tmdb' | 'tvdb'; level: 'movie' | 'show'; id: number; season: number | null };
  /** The title as the address spells it, to search by. */
  words: string | null;
}

type Parts = Readonly<Record<string, string | undefined>>;

/** A form of addresses of a site: host and path, or what stands after its name. */
interface Form {
  host: RegExp;
  path: RegExp;
  read: (parts: Parts) => WorkAddress;
}

const wordsOf = (slug: string | undefined): string | null =>
  slug?.replaceAll(/[-_+]+/gu, ' ').trim() || null;

const KINDS: Readonly<Record<string, WorkAddress['kind']>> = {
  anime: 'anime',
  animes: 'anime',
  manga: 'manga',
  mangas: 'manga',
  ranobe: 'manga',
  novel: 'manga',
};

const kindOf = (word: string | undefined): WorkAddress['kind'] => KINDS[word ?? ''] ?? null;

/** Sites whose addresses are `/anime/<id>/<title>`. */
const plain =
  (site: string) =>
  ({ kind, id = '', slug }: Parts): WorkAddress => ({
    kind: kindOf(kind),
    ids: [{ site, id }],
    words: wordsOf(slug),
  });

const film = ({ level, id = '', season, slug }: Parts): WorkAddress => {
  const isMovie = level === 'movie';
  const number = season === undefined ? null : Number(season);
  const show = [...new Set([`tv/${id}/season/${season ?? 1}`, `tv/${id}`])];
  return {
    kind: 'anime',
    ids: (isMovie ? [`movie/${id}`] : show).map((one) => ({ site: 'tmdb', id: one })),
    media: { kind: 'tmdb', level: isMovie ? 'movie' : 'show', id: Number(id), season: number },
    words: wordsOf(slug),
  };
};

const tvdb = ({ level, id = '', slug }: Parts): WorkAddress => ({
  kind: 'anime',
  ids: [{ site: 'tvdb', id: id || (slug ?? '') }],
  ...(id && {
    media: {
      kind: 'tvdb',
      level: level?.startsWith('movie') ? 'movie' : 'show',
      id: Number(id),
      season: null,
    } as const,
  }),
  words: wordsOf(slug),
});

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

const form = (host: string, path: string, read: Form['read']): Form => ({
  host: new RegExp(`^(?:(?:www|m|en|old|beta|app|api)\\.)?${host}$`, 'u'),
  path: new RegExp(`^/${path}(?:[/?#].*)?$`, 'u'),
  read,
});

const FORMS: readonly Form[] = [
  form('myanimelist\\.net', '(?<kind>anime|manga)/(?<id>\\d+)(?:/(?<slug>[^/?#]+))?', plain('mal')),
  form('myanimelist\\.net', '(?<kind>anime|manga)\\.php\\?(?:.*&)?id=(?<id>\\d+)', plain('mal')),
  form('anilist\\.co', '(?<kind>anime|manga)/(?<id>\\d+)(?:/(?<slug>[^/?#]+))?', plain('anilist')),
  form('anidb\\.(?:net|info)', '(?<kind>anime)/(?<id>\\d+)', plain('anidb')),
  form('anidb\\.(?:net|info)', '(?:perl-bin/animedb\\.pl.*[?&]aid=|a)(?<id>\\d+)', (parts) =>
    plain('anidb')({ ...parts, kind: 'anime' }),
  ),
  form('kitsu\\.(?:app|io)', '(?<kind>anime|manga)/(?<id>\\d+)', plain('kitsu')),
  form('kitsu\\.(?:app|io)', '(?<kind>anime|manga)/(?<id>(?<slug>[^/?#]+))', plain('kitsu')),
  form(
    'themoviedb\\.org',
    '(?<level>tv|movie)/(?<id>\\d+)(?:-(?<slug>[^/?#]+))?(?:/season/(?<season>\\d+))?',
    film,
  ),
  form('thetvdb\\.com', '(?:dereferrer/)?(?<level>series|movies?)/(?<id>\\d+)', tvdb),
  form('thetvdb\\.com', '(?:index\\.php)?\\?(?:.*&)?id=(?<id>\\d+)', tvdb),
  form('thetvdb\\.com', '(?<level>series|movies?)/(?<slug>[^/?#]+)', tvdb),
  form('imdb\\.com', '(?:[a-z]{2}/)?title/(?<id>tt\\d+)', plain('imdb')),
  form('annict\\.(?:com|jp)', 'works/(?<id>\\d+)', (parts) =>
    plain('annict')({ ...parts, kind: 'anime' }),
  ),
  form('(?:bangumi\\.tv|bgm\\.tv|chii\\.in)', 'subject/(?<id>\\d+)', plain('bangumi')),
  form(
    'shikimori\\.(?:one|me|io|net|org|rip)',
    '(?<kind>animes|mangas|ranobe)/[a-z]*(?<id>\\d+)(?:-(?<slug>[^/?#]+))?',
    plain('mal'),
  ),
  form('anime-planet\\.com', '(?<kind>anime|manga)/(?<id>(?<slug>[^/?#]+))', plain('animeplanet')),
  form('livechart\\.me', '(?<kind>anime)/(?<id>\\d+)', plain('livechart')),
  form(
    'anisearch\\.(?:com|de|fr|it|es|jp)',
    '(?<kind>anime|manga)/(?<id>\\d+)(?:,(?<slug>[^/?#]+))?',
    plain('anisearch'),
  ),
  form('simkl\\.com', '(?<kind>anime)/(?<id>\\d+)(?:/(?<slug>[^/?#]+))?', plain('simkl')),
  form('cal\\.syoboi\\.jp', 'tid/(?<id>\\d+)', (parts) =>
    plain('syobocal')({ ...parts, kind: 'anime' }),
  ),
  form('mangadex\\.org', `(?:title|manga)/(?<id>${UUID})(?:/(?<slug>[^/?#]+))?`, (parts) =>
    plain('mangadex')({ ...parts, kind: 'manga' }),
  ),
  form(
    'mangaupdates\\.com',
    'series(?:\\.html\\?id=|/)(?<id>[\\da-z]+)(?:/(?<slug>[^/?#]+))?',
    (parts) => plain('mangaupdates')({ ...parts, kind: 'manga' }),
  ),
  form('[^/]+', `(?<kind>anime|manga)/(?<id>${UUID})`, plain('tsuzuki')),
];

const HOSTED = /^(?:https?:)?(?:\/\/)?([a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?)(\/.*)$/iu;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const byAddress = (text: string): WorkAddress | undefined => {
  // Most searches are titles, without a slash.
  const [, host, path] = HOSTED.exec(text) ?? [];
  if (!host || !path) return undefined;
  for (const one of FORMS) {
    const parts = one.host.test(host.toLowerCase()) ? one.path.exec(decoded(path)) : null;
    if (parts) return one.read(parts.groups ?? {});
  }
  return undefined;
};

/** Sites by what people call them. */
const SITES: Readonly<Record<string, string>> = {
  mal: 'mal',
  myanimelist: 'mal',
  al: 'anilist',
  anilist: 'anilist',
  anidb: 'anidb',
  aid: 'anidb',
  kitsu: 'kitsu',
  annict: 'annict',
  bangumi: 'bangumi',
  bgm: 'bangumi',
  imdb: 'imdb',
  syobocal: 'syobocal',
  mangaupdates: 'mangaupdates',
  mangadex: 'mangadex',
  livechart: 'livechart',
  simkl: 'simkl',
};

const NAMED =
  /^(?<site>[a-z]+)(?:\s*:\s*|\s+(?=\d+$))(?:(?<kind>anime|manga|tv|show|movie)\s*[:/]\s*)?(?<id>[\da-z-]+)$/iu;

const byName = (text: string): WorkAddress | undefined => {
  const { site = '', kind, id = '' } = NAMED.exec(text.toLowerCase())?.groups ?? {};
  const level = kind === 'movie' ? 'movie' : 'tv';
  if (site === 'tmdb' && /^\d+$/u.test(id)) return film({ level, id });
  if (site === 'tvdb' && /^\d+$/u.test(id)) return tvdb({ level, id });
  const known = SITES[site];
  if (!known || !/\d/u.test(id)) return undefined;
  return { kind: kindOf(kind), ids: [{ site: known, id }], words: null };
};

/** The work a search names by its address at this site or another (`https://myanimelist.net/anime/5114`, with or without the scheme), or by its id there (`mal:5114`, `tt0213338`); undefined for every other text. */
export const workAddress = (query: string): WorkAddress | undefined => {
  // Japanese keyboards write wide letters, digits and colons.
  const text = query.normalize('NFKC').trim();
  if (/^tt\d{5,10}$/u.test(text))
    return { kind: null, ids: [{ site: 'imdb', id: text }], words: null };
  return byAddress(text) ?? byName(text);
};
