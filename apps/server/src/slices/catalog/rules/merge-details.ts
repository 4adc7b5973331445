import {
  type DetailsClaim,
  type MergedDetails,
  MOST_DETAILS,
  type SourcedCharacter,
  type SourcedDescription,
  type WorkDetails,
} from '../details.ts';
import { giverOf, isSaid, type SourcedClaim } from './claim.ts';
import { firstBy } from './first-by.ts';
import { mergeEpisodes } from './merge-episodes.ts';
import { plainCharacters } from './plain-details.ts';
import { creditRows } from './shared-rows.ts';

type Claims = readonly SourcedClaim<DetailsClaim>[];

const descriptionsOf = (claims: Claims): SourcedDescription[] => {
  const all = claims.flatMap((sourced) =>
    (sourced.claim.descriptions ?? []).map((description) => ({
      ...description,
      source: giverOf(sourced, `descriptions.${description.lang ?? ''}`),
    })),
  );
  return firstBy(all, ({ lang }) => lang).slice(0, MOST_DETAILS.descriptions);
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
  const known = plainCharacters((claim.characters ?? []).slice(0, MOST_DETAILS.characters));
  return known.map(({ voices, ...character }) => ({
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
  const descriptions = descriptionsOf(claims);
  const episodes = mergeEpisodes(claims);
  creditRows(provenance, 'descriptions', descriptions);
  creditRows(provenance, 'episodes', episodes);
  return {
    descriptions,
    characters: charactersOf(claims),
    episodes,
    trailers: (sayerOf('trailers')?.claim.trailers ?? []).slice(0, MOST_DETAILS.trailers),
    related: relatedOf(claims),
    provenance,
  };
};
