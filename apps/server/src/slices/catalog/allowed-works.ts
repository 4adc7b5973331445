import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { ANIME_SOURCES, type MergedAnime } from './anime-claim.ts';
import { claimsAbout, type SaidOfWork } from './commands/claim-store.ts';
import { partsOf } from './community/address.ts';
import { isNamed, type MergedWork, mergedAnime, mergedManga } from './community/merged-work.ts';
import { COMMUNITY, type CommunityValues } from './community/overlay.ts';
import type { MergedDetails } from './details.ts';
import { MANGA_PRECEDENCE } from './manga.ts';
import { type Media, MEDIUM } from './media.ts';
import { allowedClaim, type AllowsSource } from './rules/allowed-claim.ts';
import { byPrecedence, type SourcedClaim } from './rules/claim.ts';
import { creditsOf } from './rules/field-credit.ts';
import type { MergedManga } from './rules/merge-manga.ts';
import { WORK_TABLES } from './work-ids.ts';

const NOTHING: { claims: never[]; said: CommunityValues } = { claims: [], said: {} };

/** Those of some works that are not for adults only: what callers without an account may see. */
export const withoutAdult = async (
  tx: Tx,
  medium: Media,
  ids: readonly string[],
): Promise<Set<string>> => {
  const { works } = WORK_TABLES[MEDIUM[medium].kind];
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(works)} where id = any(${[...ids]}::uuid[]) and is_adult = false`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
};

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

const MERGE: { [M in Media]: (id: string, of: SaidOfWork<M>) => MergedWork<MergedOf[M]> } = {
  ANIME: mergedAnime,
  MANGA: (_id, of) => mergedManga(of),
};
const PRECEDENCE: Record<Media, readonly string[]> = {
  ANIME: ANIME_SOURCES,
  MANGA: MANGA_PRECEDENCE,
};

/** Who gave each field: people too, where they say something of it or of a row of it. */
const creditsWith = (
  credits: Record<string, string[]>,
  said: CommunityValues,
): Record<string, string[]> => {
  const all = { ...credits };
  for (const address of Object.keys(said)) {
    const { name, key } = partsOf(address);
    const others = key === undefined ? [] : (all[name] ?? []);
    all[name] = [...new Set([...others, COMMUNITY])].toSorted();
  }
  return all;
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
    const { claims: all, said: people } = claims.get(id) ?? NOTHING;
    const allowed = all.flatMap((one) => allowedClaim(one, allows) ?? []);
    const isSettled = people['isAdult'] !== undefined;
    if (!isSettled && isCalledAdult(all) && !isCalledAdult(allowed)) continue;
    const of = { claims: byPrecedence(allowed, PRECEDENCE[medium]), said: people };
    if (!isNamed(of)) continue;
    const { work, details } = MERGE[medium](id, of);
    const sourced = creditsOf(of.claims, { work, details });
    works.set(id, { id, work, details, credits: creditsWith(sourced, people) });
  }
  return works;
};
