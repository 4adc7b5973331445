import { COMMUNITY } from '#slices/catalog/index.ts';

/**
 * Whether a service may fetch pictures of a host, keep them, and show them under its own address. `allowed`: the terms say so. `forbidden`:
 * they say no. `unstated`: we know of no terms that say either, so the operator decides.
 */
export type PictureTerms = 'allowed' | 'forbidden' | 'unstated';

/** A host at which a source publishes pictures. */
export interface PictureHost {
  host: string;
  terms: PictureTerms;
  /** One sentence for operators. */
  why: string;
  /** Days after which its terms ask for a new copy; without it a copy is kept. */
  mostDays?: number;
}

const forbidden = (host: string, why: string): PictureHost => ({ host, terms: 'forbidden', why });
const unstated = (host: string, site: string): PictureHost => ({
  host,
  terms: 'unstated',
  why: `We know of no terms of ${site} that let others show its pictures.`,
});
const allowed = (host: string, why: string, more: { mostDays?: number } = {}): PictureHost => ({
  host,
  terms: 'allowed',
  why,
  ...more,
});

const MANGABAKA =
  'MangaBaka gives its pictures out with its data, to be credited; they are fetched only where its terms have been agreed to.';

const TVMAZE = allowed('static.tvmaze.com', 'TVmaze: CC BY-SA 4.0, to be credited with a link.');
const TMDB = allowed('image.tmdb.org', 'TMDB: to be credited, and kept for six months at most.', {
  mostDays: 180,
});
const MANGADEX = allowed(
  'uploads.mangadex.org',
  'MangaDex: to be credited, and shown from here alone, never by a link to its pictures.',
);
const WIKIMEDIA = allowed(
  'upload.wikimedia.org',
  'Wikimedia Commons: free licences, to be credited with a link.',
);

/** The hosts of the pictures that each source names, by the key of the source. Only these are ever asked for a picture of the source. */
export const PICTURE_HOSTS: Readonly<Record<string, readonly PictureHost[]>> = {
  // What people name: hosts whose terms need no agreement of the operator.
  [COMMUNITY]: [TMDB, TVMAZE, MANGADEX, WIKIMEDIA],
  mangabaka: [
    'cdn.mangabaka.dev',
    'images.mangabaka.dev',
    'cdn.mangabaka.org',
    'images.mangabaka.org',
  ].map((host) => allowed(host, MANGABAKA)),
  // The licence of the data covers the addresses of pictures, not the pictures.
  'anime-offline-database': [
    forbidden('cdn.myanimelist.net', 'The terms of MyAnimeList forbid to copy its content.'),
    forbidden('s4.anilist.co', 'The terms of AniList forbid to store its content in bulk.'),
    forbidden('img.anili.st', 'The terms of AniList forbid to store its content in bulk.'),
    unstated('media.kitsu.app', 'Kitsu'),
    unstated('media.kitsu.io', 'Kitsu'),
    unstated('cdn.anisearch.com', 'aniSearch'),
    unstated('cdn.anidb.net', 'AniDB'),
    unstated('cdn-eu.anidb.net', 'AniDB'),
    unstated('u.livechart.me', 'LiveChart'),
    unstated('www.anime-planet.com', 'Anime-Planet'),
    unstated('simkl.in', 'Simkl'),
  ],
  'bangumi-archive': [unstated('lain.bgm.tv', 'Bangumi')],
  tvmaze: [TVMAZE],
  tmdb: [TMDB],
  mangadex: [MANGADEX],
  tvdb: [
    allowed(
      'artworks.thetvdb.com',
      'TheTVDB: with a key of the operator, to be credited with a link.',
    ),
  ],
  wikidata: [WIKIMEDIA],
};
