import {
  type DetailsClaim,
  type EpisodeDetails,
  type MergedDetails,
  MOST_DETAILS,
  type SourcedCharacter,
  type SourcedDescription,
  type WorkDetails,
} from '../details.ts';
import type { Synonym } from '../model.ts';
import { giverOf, isSaid, type SourcedClaim } from './claim.ts';

type Claims = readonly SourcedClaim<DetailsClaim>[];

/** The first of several with the same key. */
const firstBy = <T>(items: readonly T[], keyOf: (item: T) => unknown): T[] => {
  const byKey = new Map<unknown, T>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
};

const descriptionsOf = (claims: Claims): SourcedDescription[] => {
  const all = claims.flatMap((sourced) =>
    (sourced.claim.descriptions ?? []).map((description) => ({
      ...description,
      source: giverOf(sourced, `descriptions.${description.lang ?? ''}`),
    })),
  );
  return firstBy(all, ({ lang }) => lang).slice(0, MOST_DETAILS.descriptions);
};

const titlesOf = (episodes: readonly EpisodeDetails[]): Synonym[] =>
  firstBy(
    episodes.flatMap(({ titles }) => titles),
    ({ lang }) => lang,
  ).slice(0, MOST_DETAILS.episodeTitles);

const lengthOf = (said: readonly EpisodeDetails[]): Pick<EpisodeDetails, 'durationMinutes'> => {
  const known = said.find(({ durationMinutes }) => durationMinutes != null);
  return known ? { durationMinutes: known.durationMinutes! } : {};
};

/** One source knows the original titles, another the English ones: each episode takes its titles from all, and its day from the first. */
const episodesOf = (claims: Claims): EpisodeDetails[] => {
  const all = claims.flatMap(({ claim }) => claim.episodes ?? []);
  return [...Map.groupBy(all, ({ number }) => number)]
    .map(([number, said]) => ({
      number,
      titles: titlesOf(said),
      airedOn: said.find(({ airedOn }) => airedOn !== null)?.airedOn ?? null,
      ...lengthOf(said),
    }))
    .toSorted((a, b) => a.number - b.number)
    .slice(0, MOST_DETAILS.episodes);
};

/** All relations that are stated. If two sources name the same work, the first that says how it belongs is right. */
const relatedOf = (claims: Claims): MergedDetails['related'] => {
  const all = claims.flatMap((sourced) =>
    (sourced.claim.related ?? []).map((relation) => ({
      ...relation,
      source: giverOf(sourced, 'related'),
    })),
  );
  const known = all.filter(({ kind }) => kind !== null);
  return firstBy([...known, ...all], ({ medium, site, id }) => `${medium}:${site}:${id}`).slice(
    0,
    MOST_DETAILS.related,
  );
};

const charactersOf = (claims: Claims): SourcedCharacter[] => {
  const sayer = claims.find(({ claim }) => isSaid(claim.characters));
  if (!sayer) return [];
  const { claim } = sayer;
  const source = giverOf(sayer, 'characters');
  return (claim.characters ?? [])
    .slice(0, MOST_DETAILS.characters)
    .map(({ voices, ...character }) => ({
      ...character,
      source,
      voices: voices.slice(0, MOST_DETAILS.voices),
    }));
};

/** Adds up what sources say of the details of one work, the source of highest precedence first. */
export const mergeDetails = (claims: Claims): MergedDetails => {
  const provenance: Record<string, string> = {};
  const sayerOf = (field: keyof WorkDetails) => claims.find(({ claim }) => isSaid(claim[field]));
  for (const field of ['descriptions', 'characters', 'episodes', 'trailers'] as const) {
    const sayer = sayerOf(field);
    if (sayer) provenance[field] = giverOf(sayer, field);
  }
  return {
    descriptions: descriptionsOf(claims),
    characters: charactersOf(claims),
    episodes: episodesOf(claims),
    trailers: (sayerOf('trailers')?.claim.trailers ?? []).slice(0, MOST_DETAILS.trailers),
    related: relatedOf(claims),
    provenance,
  };
};
