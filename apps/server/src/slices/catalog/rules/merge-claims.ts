import type { Manga, MangaClaim } from '../manga.ts';
import type { ExternalId, Synonym } from '../model.ts';
import { titlesOf } from '../titled.ts';
import { titleKey } from './title-key.ts';

/** What a source says, with the key of the source. */
export interface SourcedClaim {
  source: string;
  claim: MangaClaim;
}

/** A work as the sum of its claims, and which of them gave which field. */
export interface MergedManga extends Omit<Manga, 'id' | 'updatedAt'> {
  provenance: Record<string, string>;
}

/** Titles one work may be found by: bounds what a broken or hostile row costs the search index. */
const MOST_SYNONYMS = 60;

const SCALARS = [
  'titleRomaji',
  'titleEnglish',
  'status',
  'startOn',
  'endOn',
  'volumeCount',
  'chapterCount',
  'magazine',
  'publisher',
  'country',
  'averageScore',
  'popularity',
  'coverUrl',
] as const;
const LISTS = ['staff', 'genres', 'tags'] as const;

/**
 * Adds up what sources say of one work, the source of highest precedence first: each field is the first one's that says it;
 * ids and titles of all are kept, and one that calls it adult is enough.
 */
export const mergeClaims = (claims: readonly SourcedClaim[]): MergedManga => {
  const [first] = claims;
  if (!first) throw new Error('There is no work without a claim.');
  const provenance: Record<string, string> = { titleNative: first.source };
  const pick = <Key extends keyof MangaClaim>(
    key: Key,
    isSaid: (value: MangaClaim[Key]) => boolean,
  ): MangaClaim[Key] => {
    const sayer = claims.find(({ claim }) => isSaid(claim[key]));
    if (sayer) provenance[key] = sayer.source;
    return (sayer ?? first).claim[key];
  };
  const scalar = <Key extends (typeof SCALARS)[number] | 'format'>(key: Key) =>
    pick(key, (value) => value !== null);
  const list = <Key extends (typeof LISTS)[number]>(key: Key) =>
    pick(key, (value) => value.length > 0);
  return {
    titleNative: first.claim.titleNative,
    titleRomaji: scalar('titleRomaji'),
    titleEnglish: scalar('titleEnglish'),
    format: scalar('format') ?? 'MANGA',
    status: scalar('status'),
    startOn: scalar('startOn'),
    endOn: scalar('endOn'),
    volumeCount: scalar('volumeCount'),
    chapterCount: scalar('chapterCount'),
    magazine: scalar('magazine'),
    publisher: scalar('publisher'),
    country: scalar('country'),
    averageScore: scalar('averageScore'),
    popularity: scalar('popularity'),
    coverUrl: scalar('coverUrl'),
    staff: list('staff'),
    genres: list('genres'),
    tags: list('tags'),
    isAdult: pick('isAdult', (value) => value === true) === true,
    externalIds: allIds(claims),
    synonyms: allSynonyms(claims),
    sources: claims.map(({ source }) => source),
    provenance,
  };
};

const allIds = (claims: readonly SourcedClaim[]): ExternalId[] => {
  const byKey = new Map<string, ExternalId>();
  for (const id of claims.flatMap(({ claim }) => claim.externalIds)) {
    const key = `${id.site}:${id.id}`;
    if (!byKey.has(key)) byKey.set(key, id);
  }
  return [...byKey.values()].toSorted(
    (a, b) => a.site.localeCompare(b.site) || a.id.localeCompare(b.id),
  );
};

/** Synonyms of all, and the main titles of those that do not have the say. */
const allSynonyms = (claims: readonly SourcedClaim[]): Synonym[] => {
  const main = new Set(
    (['titleRomaji', 'titleEnglish', 'titleNative'] as const).flatMap((key) => {
      const title = claims.find(({ claim }) => claim[key] !== null)?.claim[key];
      return title == null ? [] : [titleKey(title)];
    }),
  );
  const byKey = new Map<string, Synonym>();
  for (const synonym of claims.flatMap(({ claim }) => spellings(claim))) {
    const key = titleKey(synonym.text);
    if (!main.has(key) && !byKey.has(key)) byKey.set(key, synonym);
  }
  return [...byKey.values()].slice(0, MOST_SYNONYMS);
};

const spellings = (claim: MangaClaim): Synonym[] => [
  ...claim.synonyms,
  ...titlesOf({ ...claim, synonyms: [] }).map((text) => ({ text, lang: null })),
];
