import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { ANIME_SOURCES, type MergedAnime } from './anime-claim.ts';
import type { ClaimOf } from './claim.ts';
import { claimsAbout } from './commands/claim-store.ts';
import type { MergedDetails } from './details.ts';
import { MANGA_PRECEDENCE } from './manga.ts';
import { type Media, MEDIUM } from './media.ts';
import { allowedClaim, type AllowsSource } from './rules/allowed-claim.ts';
import { byPrecedence, type SourcedClaim } from './rules/claim.ts';
import { creditsOf } from './rules/field-credit.ts';
import { mergeAnime } from './rules/merge-anime.ts';
import { mergeDetails } from './rules/merge-details.ts';
import { mergeManga, type MergedManga } from './rules/merge-manga.ts';
import { WORK_TABLES } from './work-ids.ts';

/** What a work is by the word of its sources. */
interface MergedOf {
  ANIME: MergedAnime;
  MANGA: MergedManga;
}

/** A work as the sum of what only some sources say. */
export interface AllowedWork<M extends Media = Media> {
  id: string;
  work: MergedOf[M];
  details: MergedDetails;
  /** Field → the sources that gave it or a part of it. */
  credits: Record<string, string[]>;
}

/** The ids of works that are shown, in their order. */
export const shownWorkIds = async (
  tx: Tx,
  medium: Media,
  { after, first }: { after: string | null; first: number },
): Promise<string[]> => {
  const { works } = WORK_TABLES[MEDIUM[medium].kind];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(works)}
    where not is_hidden ${after === null ? sql`` : sql`and id > ${after}::uuid`}
    order by id limit ${first}`.execute(tx);
  return rows.map(({ id }) => id);
};

const EMPTY_MANGA = {
  titleRomaji: null,
  titleEnglish: null,
  synonyms: [],
  format: null,
  status: null,
  startOn: null,
  endOn: null,
  volumeCount: null,
  chapterCount: null,
  magazine: null,
  publisher: null,
  country: null,
  staff: [],
  genres: [],
  tags: [],
  averageScore: null,
  popularity: null,
  isAdult: null,
  coverUrl: null,
  bannerUrl: null,
  externalIds: [],
} as const;

const MERGE: {
  [M in Media]: (id: string, claims: readonly SourcedClaim<ClaimOf[M]>[]) => MergedOf[M];
} = {
  ANIME: mergeAnime,
  MANGA: (_id, claims) =>
    mergeManga(
      claims.map(({ source, claim }) => ({
        source,
        claim: { ...EMPTY_MANGA, ...claim },
      })),
    ),
};
const PRECEDENCE: Record<Media, readonly string[]> = {
  ANIME: ANIME_SOURCES,
  MANGA: MANGA_PRECEDENCE,
};

const isCalledAdult = (claims: readonly SourcedClaim<{ isAdult?: boolean | null }>[]): boolean =>
  claims.some(({ claim }) => claim.isAdult === true);

/**
 * Works as the sum of what allowed sources say: a field whose source is not allowed is the next one's that is. Works that no allowed source
 * names are left out, and those that only others call adult: without that word they would be shown to everybody.
 */
export const allowedWorks = async <M extends Media>(
  tx: Tx,
  { medium, ids }: { medium: M; ids: readonly string[] },
  allows: AllowsSource,
): Promise<Map<string, AllowedWork<M>>> => {
  const claims = await claimsAbout(tx, medium, ids);
  const works = new Map<string, AllowedWork<M>>();
  for (const id of ids) {
    const all = claims.get(id) ?? [];
    const said = all.flatMap((one) => allowedClaim(one, allows) ?? []);
    if (isCalledAdult(all) && !isCalledAdult(said)) continue;
    const sorted = byPrecedence(said, PRECEDENCE[medium]);
    if (!sorted.some(({ claim }) => claim.titleNative)) continue;
    const work = MERGE[medium](id, sorted);
    const details = mergeDetails(sorted);
    works.set(id, { id, work, details, credits: creditsOf(sorted, { work, details }) });
  }
  return works;
};
