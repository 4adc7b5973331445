import {
  ANIME_SOURCES,
  type AnimeClaim,
  type AnimeFacts,
  type AnimeSourceKey,
  CORRECTIONS,
  HUB,
  MAPPING_COUNTS,
  type MergedAnime,
  type SourcedLink,
  type SourcedPremiere,
} from '../anime-claim.ts';
import type { ExternalId } from '../model.ts';
import { byPrecedence, isSaid, type SourcedClaim } from './claim.ts';
import { firstBy } from './first-by.ts';
import { mergedSynonyms } from './merged-synonyms.ts';
import { creditRows, sharedRows } from './shared-rows.ts';
import { tagDetailsOf } from './tag-details.ts';

type Field = keyof AnimeFacts;
type Claims = readonly SourcedClaim<AnimeClaim>[];

/** Sources that are believed before others about a field. Corrections are believed first about all. */
const BELIEVED_FIRST: Partial<Record<Field, readonly AnimeSourceKey[]>> = {
  // Its list is made by hand; the packages guess which of several names is the romaji.
  titleRomaji: ['shinkro'],
  // It states what the packages compute from what people tag.
  genres: ['anime-offline-database'],
  tags: ['anime-offline-database'],
  studios: ['anime-offline-database'],
  // The packages know four kinds, and call many specials OVA or TV.
  format: ['anime-offline-database'],
  // A mapping's numbers are made against its count. The packages count specials too.
  episodeCount: [MAPPING_COUNTS, 'anime-offline-database'],
  // It has the newest of what the packages took from Bangumi in 2022: scores, how many people know a work, and who made it.
  averageScore: ['bangumi-archive'],
  popularity: ['bangumi-archive'],
  staff: ['bangumi-archive'],
  // It states what the packages tell from the language of the title.
  country: ['wikidata-anime'],
  // Its terms let us show its pictures; the other names those of sites that mostly do not.
  coverUrl: ['tvmaze'],
};

const orderOf = (field: Field): readonly string[] => [
  CORRECTIONS,
  HUB,
  ...(BELIEVED_FIRST[field] ?? []),
  ...ANIME_SOURCES,
];

/** Takes fields from claims and notes which source gave each. */
class Pick {
  readonly provenance: Record<string, string> = {};
  readonly #claims: Claims;

  constructor(claims: Claims) {
    this.#claims = claims;
  }

  /** What the source that is believed most says of a field; undefined if none mentions it. */
  field<Key extends Field>(field: Key, among: Claims = this.#claims): AnimeClaim[Key] | undefined {
    const claims = byPrecedence(among, orderOf(field));
    const sayer = claims.find(({ claim }) => isSaid(claim[field]));
    if (sayer) {
      this.#note(sayer, field);
      return sayer.claim[field];
    }
    return claims.find(({ claim }) => field in claim)?.claim[field];
  }

  /** Fields that mean something only together come from one source. */
  together(field: Field, ...others: Field[]): SourcedClaim<AnimeClaim> | undefined {
    const claims = byPrecedence(this.#claims, orderOf(field));
    const sayer = claims.find(({ claim }) => isSaid(claim[field]));
    if (sayer) for (const each of [field, ...others]) this.#note(sayer, each);
    return sayer;
  }

  #note({ source, claim }: SourcedClaim<AnimeClaim>, field: Field): void {
    const detail = Object.entries(claim.provenance ?? {}).filter(
      ([key]) => key === field || key.startsWith(`${field}.`),
    );
    if (detail.length === 0 && isSaid(claim[field])) this.provenance[field] = source;
    for (const [key, given] of detail) this.provenance[key] = given;
  }
}

/** An estimate never stands before a count that a source has on record. */
const countOf = (pick: Pick, claims: Claims) => {
  const recorded = claims.filter(({ claim }) => claim.episodeCountSource === 'RECORDED');
  const count = pick.field('episodeCount', recorded) ?? null;
  if (count !== null) return { episodeCount: count, episodeCountSource: 'RECORDED' as const };
  const estimate = pick.field('episodeCount') ?? null;
  return {
    episodeCount: estimate,
    episodeCountSource: estimate === null ? null : ('ESTIMATED' as const),
  };
};

/** One source that calls a work adult is enough; it is known to be tame only if a source says so. */
const isAdultOf = (pick: Pick, claims: Claims): boolean | null => {
  const restricting = claims.filter(({ claim }) => claim.isAdult === true);
  return pick.field('isAdult', restricting.length > 0 ? restricting : claims) ?? null;
};

/** The ids of a work and of those that were merged into it: each is known by its own. */
const allIdsOf = (pick: Pick, claims: Claims): ExternalId[] => {
  const byWork = Map.groupBy(claims, ({ joinedFrom }) => joinedFrom ?? null);
  const ids = [...byWork.values()].flatMap((own) => idsOf(pick, own));
  return [
    ...new Map(ids.toReversed().map((one) => [`${one.site}:${one.id}`, one])).values(),
  ].toReversed();
};

/** All ids, but of each site only those of the source that is believed most: others often mean another part of the work. */
const idsOf = (pick: Pick, claims: Claims): ExternalId[] => {
  const bySite = new Map<string, ExternalId[]>();
  for (const sourced of byPrecedence(claims, orderOf('externalIds'))) {
    const ids = Map.groupBy(sourced.claim.externalIds ?? [], ({ site }) => site);
    for (const [site, own] of ids) {
      if (bySite.has(site)) continue;
      bySite.set(site, own);
      const { provenance = {} } = sourced.claim;
      pick.provenance[`externalIds.${site}`] ??=
        provenance[`externalIds.${site}`] ?? provenance['externalIds'] ?? sourced.source;
    }
  }
  return [...bySite.values()].flat();
};

/** The premiere in each country by the source that is believed most; undefined if no claim mentions any. */
const premieresOf = (pick: Pick, claims: Claims): SourcedPremiere[] | undefined => {
  if (pick.field('premieres') === undefined) return undefined;
  const rows = sharedRows(byPrecedence(claims, orderOf('premieres')), 'premieres', {
    rowsOf: ({ premieres }) => premieres ?? [],
    keyOf: ({ region }) => region,
  });
  const first = firstBy(rows, ({ region }) => region);
  creditRows(pick.provenance, 'premieres', first);
  return first;
};

/** Where to watch it: of each service the links of the source that is believed most. */
const streamingOf = (pick: Pick, claims: Claims): SourcedLink[] => {
  pick.field('streaming');
  const links = sharedRows(byPrecedence(claims, orderOf('streaming')), 'streaming', {
    rowsOf: ({ streaming }) => streaming ?? [],
    keyOf: ({ service }) => service,
  });
  creditRows(pick.provenance, 'streaming', links);
  return links;
};

const tagsOf = (pick: Pick, claims: Claims) => {
  const tags = pick.field('tags') ?? [];
  const { source, ...details } = tagDetailsOf(tags, byPrecedence(claims, ANIME_SOURCES));
  if (source) pick.provenance['tagRanks'] = source;
  return { tags, ...details };
};

/** Adds up what sources say of one anime: each field is said by the source that is believed most, and titles of all are kept. */
export const mergeAnime = (id: string, claims: Claims): MergedAnime => {
  const pick = new Pick(claims);
  const season = pick.together('season', 'seasonYear')?.claim;
  const airing = pick.field('airing');
  const premieres = premieresOf(pick, claims);
  pick.field('synonyms');
  const titles = {
    titleNative: pick.field('titleNative') ?? id,
    titleRomaji: pick.field('titleRomaji') ?? null,
    titleEnglish: pick.field('titleEnglish') ?? null,
  };
  return {
    id,
    ...titles,
    synonyms: mergedSynonyms(
      titles,
      byPrecedence(claims, ANIME_SOURCES).map(({ claim }) => claim),
    ),
    format: pick.field('format') ?? 'TV',
    status: pick.field('status') ?? null,
    season: season?.season ?? null,
    seasonYear: season?.seasonYear ?? null,
    startOn: pick.field('startOn') ?? null,
    endOn: pick.field('endOn') ?? null,
    ...countOf(pick, claims),
    averageScore: pick.field('averageScore') ?? null,
    popularity: pick.field('popularity') ?? null,
    isAdult: isAdultOf(pick, claims),
    genres: pick.field('genres') ?? [],
    ...tagsOf(pick, claims),
    studios: pick.field('studios') ?? [],
    staff: pick.field('staff') ?? [],
    material: pick.field('material') ?? null,
    country: pick.field('country') ?? null,
    officialSite: pick.field('officialSite') ?? null,
    coverUrl: pick.field('coverUrl') ?? null,
    bannerUrl: pick.field('bannerUrl') ?? null,
    durationMinutes: pick.field('durationMinutes') ?? null,
    externalIds: allIdsOf(pick, claims),
    streaming: streamingOf(pick, claims),
    ...(airing && { airing }),
    ...(premieres && { premieres }),
    provenance: pick.provenance,
  };
};
