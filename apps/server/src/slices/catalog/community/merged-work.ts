import { ANIME_SOURCES, type AnimeClaim, type MergedAnime } from '../anime-claim.ts';
import type { MergedDetails } from '../details.ts';
import { emptyMangaClaim } from '../empty-claim.ts';
import { MANGA_PRECEDENCE, type MangaClaim } from '../manga.ts';
import type { Media } from '../media.ts';
import { byPrecedence, type SourcedClaim } from '../rules/claim.ts';
import { mergeAnime } from '../rules/merge-anime.ts';
import { mergeDetails } from '../rules/merge-details.ts';
import { mergeManga, type MergedManga } from '../rules/merge-manga.ts';
import { EDITABLE_FIELDS } from './fields.ts';
import { COMMUNITY, type CommunityValues, overlaid } from './overlay.ts';

/** A work as the sum of what sources and people say of it. */
export interface MergedWork<Work> {
  work: Work;
  details: MergedDetails;
}

interface Said<Claim> {
  claims: readonly SourcedClaim<Claim>[];
  said: CommunityValues;
}

const fieldsOf = (medium: Media, isDetail: boolean) =>
  EDITABLE_FIELDS[medium].filter((field) => (field.isDetail === true) === isDetail);

/** Ranks stand in the order of the tags: those of tags that stay are kept. */
const tagDetails = (
  before: Pick<MergedManga, 'tags' | 'tagRanks' | 'spoilerTags'>,
  tags: readonly string[],
) => ({
  tagRanks:
    before.tagRanks.length === 0
      ? []
      : tags.map((tag) => before.tagRanks[before.tags.indexOf(tag)] ?? null),
  spoilerTags: before.spoilerTags.filter((tag) => tags.includes(tag)),
});

/** Whether somebody says what a work is called; one without a name is hidden. */
export const isNamed = ({ claims, said }: Said<{ titleNative?: string | null }>): boolean =>
  claims.some(({ claim }) => claim.titleNative) || Boolean(said['titleNative']);

/** An anime of what is said of it. */
export const mergedAnime = (id: string, of: Said<AnimeClaim>): MergedWork<MergedAnime> => {
  const sourced = mergeAnime(id, of.claims);
  const work = overlaid(sourced, fieldsOf('ANIME', false), of.said);
  const isCounted = 'episodeCount' in of.said;
  const details = mergeDetails(byPrecedence(of.claims, ANIME_SOURCES));
  return {
    work: {
      ...work,
      ...tagDetails(sourced, work.tags),
      ...(isCounted && { episodeCountSource: work.episodeCount === null ? null : 'RECORDED' }),
    },
    details: overlaid(details, fieldsOf('ANIME', true), of.said),
  };
};

/** Claims are kept as they were written, and some of them only in part: what is missing is not said. */
const whole = ({ source, claim }: SourcedClaim<MangaClaim>): SourcedClaim<MangaClaim> => ({
  source,
  claim: { ...emptyMangaClaim(claim.sourceId, ''), ...claim },
});

/** What stands of a manga that only people name, before the rest of what they say. */
const unsourced = (titleNative: string): SourcedClaim<MangaClaim> => ({
  source: COMMUNITY,
  claim: emptyMangaClaim('', titleNative),
});

/** A manga of what is said of it. @throws Error if nobody names it */
export const mergedManga = (of: Said<MangaClaim>): MergedWork<MergedManga> => {
  const sorted = byPrecedence(of.claims, MANGA_PRECEDENCE).map(whole);
  const isSourced = sorted.some(({ claim }) => claim.titleNative);
  const named = of.said['titleNative'] as string | undefined;
  const sourced = mergeManga(isSourced ? sorted : [unsourced(named ?? ''), ...sorted]);
  const work = overlaid(sourced, fieldsOf('MANGA', false), of.said);
  const speaks = Object.keys(of.said).length > 0;
  return {
    work: {
      ...work,
      ...tagDetails(sourced, work.tags),
      isAdult: work.isAdult ?? false,
      sources: speaks ? [...new Set([COMMUNITY, ...work.sources])] : work.sources,
    },
    details: overlaid(mergeDetails(sorted), fieldsOf('MANGA', true), of.said),
  };
};
