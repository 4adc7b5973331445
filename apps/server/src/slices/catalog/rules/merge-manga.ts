import type { Manga, MangaClaim } from '../manga.ts';
import type { ExternalId } from '../model.ts';
import { giverOf, isSaid, type SourcedClaim } from './claim.ts';
import { mergedSynonyms } from './merged-synonyms.ts';
import { tagDetailsOf } from './tag-details.ts';

type Claims = readonly SourcedClaim<MangaClaim>[];

/** A work as the sum of its claims, and which of them gave which field. */
export type MergedManga = Omit<
  Manga,
  'id' | 'isHidden' | 'material' | 'addedAt' | 'updatedAt' | 'formerIds'
>;

/**
 * Adds up what sources say of one work, the source of highest precedence first: each field is the first one's that says it;
 * ids and titles of all are kept, and one that calls it adult is enough.
 */
export const mergeManga = (claims: Claims): MergedManga => {
  const first = claims.find(({ claim }) => claim.titleNative);
  if (!first) throw new Error('There is no work without a claim that names it.');
  const provenance: Record<string, string> = { titleNative: giverOf(first, 'titleNative') };
  const pick = <Key extends keyof MangaClaim>(
    key: Key,
    isWanted: (value: MangaClaim[Key]) => boolean = isSaid,
  ): MangaClaim[Key] => {
    const sayer = claims.find(({ claim }) => isWanted(claim[key]));
    if (sayer) provenance[key] = giverOf(sayer, key);
    return (sayer ?? first).claim[key];
  };
  const titles = {
    titleNative: first.claim.titleNative,
    titleRomaji: pick('titleRomaji'),
    titleEnglish: pick('titleEnglish'),
  };
  const tags = pick('tags');
  const { source: ranker, ...tagDetails } = tagDetailsOf(tags, claims);
  if (ranker) provenance['tagRanks'] = ranker;
  return {
    ...titles,
    format: pick('format') ?? 'MANGA',
    status: pick('status'),
    startOn: pick('startOn'),
    endOn: pick('endOn'),
    volumeCount: pick('volumeCount'),
    chapterCount: pick('chapterCount'),
    magazine: pick('magazine'),
    publisher: pick('publisher'),
    country: pick('country'),
    averageScore: pick('averageScore'),
    popularity: pick('popularity'),
    coverUrl: pick('coverUrl'),
    bannerUrl: pick('bannerUrl') ?? null,
    staff: pick('staff'),
    genres: pick('genres'),
    tags,
    ...tagDetails,
    isAdult: pick('isAdult', (value) => value === true) === true,
    externalIds: allIds(claims),
    synonyms: mergedSynonyms(
      titles,
      claims.map(({ claim }) => claim),
    ),
    sources: claims.map(({ source }) => source),
    provenance,
  };
};

const allIds = (claims: Claims): ExternalId[] => {
  const byKey = new Map<string, ExternalId>();
  for (const id of claims.flatMap(({ claim }) => claim.externalIds)) {
    const key = `${id.site}:${id.id}`;
    if (!byKey.has(key)) byKey.set(key, id);
  }
  return [...byKey.values()].toSorted(
    (a, b) => a.site.localeCompare(b.site) || a.id.localeCompare(b.id),
  );
};
