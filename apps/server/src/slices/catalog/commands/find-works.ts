import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { ClaimOf, HeldClaim, HoldReason } from '../claim.ts';
import type { Media } from '../media.ts';
import type { PartialDate } from '../model.ts';
import { areNear, areOfOneLength, lengthOf } from '../rules/claim-fit.ts';
import { WORK_TABLES } from '../work-ids.ts';
import { MEDIUM } from '../media.ts';
import { knownClaims, type KnownClaim, type SourceOf } from './claim-store.ts';
import { currentIds } from './redirect.ts';

/** The works that a claim may be about by its title. */
export interface TitleMatch {
  workIds: readonly string[];
  /** Whether one that is the only one is the work. Otherwise an editor decides. */
  isSure: boolean;
}

/** How works of a medium are found that no id tells: by title and what else a source says. */
export type FindByTitle<Claim> = (
  tx: Tx,
  source: string,
  claims: readonly Claim[],
) => Promise<Map<string, TitleMatch>>;

/** Which works claims are about. Those that are in neither map are about works that are not here. */
export interface FoundWorks<Claim> {
  /** By the id of the source; the digest is null if the source says something of the work for the first time. */
  works: Map<string, Omit<KnownClaim, 'digest'> & { digest: string | null }>;
  held: Map<string, HeldClaim<Claim>>;
}

const NO_MATCH: TitleMatch = { workIds: [], isSure: true };

interface Candidate {
  workId: string;
  startOn: PartialDate | null;
  /** Of an anime. */
  episodeCount: number | null;
  episodeCountSource: string | null;
  status: string | null;
  /** Whether a claim of the same source is about it. */
  isTaken: boolean;
}

/**
 * Finds the works that claims of one source are about: by its earlier claim, by a shared id, or by title. A source tells its
 * works apart, so that two of its claims are never about one. What is in doubt is held.
 */
export const findWorks = async <M extends Media>(
  tx: Tx,
  of: SourceOf<M>,
  { claims, byTitle }: { claims: readonly ClaimOf[M][]; byTitle: FindByTitle<ClaimOf[M]> },
): Promise<FoundWorks<ClaimOf[M]>> => {
  const sourceIds = claims.map(({ sourceId }) => sourceId);
  const found: FoundWorks<ClaimOf[M]> = {
    works: new Map(await knownClaims(tx, of, sourceIds)),
    held: new Map(),
  };
  const taken = new Set([...found.works.values()].map(({ workId }) => workId));
  const isOpen = ({ sourceId }: ClaimOf[M]): boolean =>
    !found.works.has(sourceId) && !found.held.has(sourceId);
  const hold = (claim: ClaimOf[M], reason: HoldReason, workIds: string[]): void =>
    void found.held.set(claim.sourceId, { claim, reason, workIds });
  const place = (claim: ClaimOf[M], workId: string): void => {
    if (taken.has(workId)) hold(claim, 'REPEATS_A_WORK', [workId]);
    else found.works.set(claim.sourceId, { workId, digest: null });
    taken.add(workId);
  };
  const byId = await byExternalId(tx, of, claims.filter(isOpen));
  for (const claim of claims.filter(isOpen)) {
    const candidates = byId.get(claim.sourceId) ?? [];
    const [only] = candidates;
    if (!only) continue;
    const ids = candidates.map(({ workId }) => workId);
    if (candidates.length > 1) hold(claim, 'JOINS_WORKS', ids);
    else if (only.isTaken) hold(claim, 'REPEATS_A_WORK', ids);
    else if (!fits(claim, only)) hold(claim, 'CONTRADICTS_ITS_ID', ids);
    else place(claim, only.workId);
  }
  const open = claims.filter(isOpen);
  const namesakes = await byTitle(tx, of.source, open);
  const nowOf = await currentIds(
    tx,
    [...namesakes.values()].flatMap(({ workIds }) => workIds),
  );
  for (const claim of open) {
    const { workIds: named, isSure } = namesakes.get(claim.sourceId) ?? NO_MATCH;
    const workIds = [...new Set(named.map(nowOf))];
    const [only] = workIds;
    if (only === undefined) continue;
    if (workIds.length > 1) hold(claim, 'HAS_NAMESAKES', workIds);
    // Of two rows of one source with one title, the second is about another work.
    else if (taken.has(only)) continue;
    else if (isSure) place(claim, only);
    else hold(claim, 'HAS_NAMESAKES', workIds);
  }
  return found;
};

const fits = (claim: ClaimOf[Media], work: Candidate): boolean =>
  areNear(work.startOn, claim.startOn) &&
  areOfOneLength(lengthOf(work), 'episodeCount' in claim ? lengthOf(claim) : null);

const lengthColumns = (medium: Media) =>
  medium === 'ANIME'
    ? sql`work.status, work.episode_count as "episodeCount", work.episode_count_source as "episodeCountSource"`
    : sql`null as status, null as "episodeCount", null as "episodeCountSource"`;

/**
 * The works that carry ids of claims: of each id the work it primarily stands for. Each id is looked up in the index, whatever the planner
 * makes of a table that an import is filling: `offset 0` keeps it from reading all of the table for a batch.
 */
const byExternalId = async (
  tx: Tx,
  { medium, source }: SourceOf<Media>,
  claims: readonly ClaimOf[Media][],
): Promise<Map<string, Candidate[]>> => {
  const { ids, works, column } = WORK_TABLES[MEDIUM[medium].kind];
  const wanted = claims.flatMap(({ sourceId, externalIds }) =>
    (externalIds ?? []).map(({ site, id }) => ({ source_id: sourceId, site, external_id: id })),
  );
  const { rows } = await sql<Candidate & { sourceId: string }>`
    select distinct on (wanted.source_id, work.id) wanted.source_id as "sourceId", work.id as "workId",
      work.start_on as "startOn", ${lengthColumns(medium)}, exists (
        select from catalog.claim where work_id = work.id and medium = ${medium} and source = ${source}) as "isTaken"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (source_id text, site text, external_id text)
    cross join lateral (
      select ${sql.ref(column)} as work_id from ${sql.table(ids)} known
      where known.site = wanted.site and known.external_id = wanted.external_id and known.is_primary offset 0) known
    join ${sql.table(works)} work on work.id = known.work_id`.execute(tx);
  return Map.groupBy(rows, ({ sourceId }) => sourceId);
};
