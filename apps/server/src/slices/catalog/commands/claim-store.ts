import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database/index.ts';
import type { ClaimOf, HeldClaim } from '../claim.ts';
import { COMMUNITY, type CommunityClaim, type CommunityValues } from '../community/overlay.ts';
import type { Media } from '../media.ts';
import type { SourcedClaim } from '../rules/claim.ts';

/** One source of works of one medium. */
export interface SourceOf<M extends Media> {
  medium: M;
  source: string;
}

/** The work a claim is about, and the digest of what the claim said before. */
export interface KnownClaim {
  workId: string;
  digest: string;
}

/** A claim with the work it is about. */
export interface PlacedClaim<M extends Media> {
  workId: string;
  claim: ClaimOf[M];
  digest: string;
  /** The work it is about for its source, where that one was merged into another. */
  joinedFrom?: string | undefined;
}

/** What a source said before, by its own ids of the works. */
export const knownClaims = async (
  tx: Tx,
  { medium, source }: SourceOf<Media>,
  sourceIds: readonly string[],
): Promise<Map<string, KnownClaim>> => {
  const { rows } = await sql<KnownClaim & { sourceId: string }>`
    select source_id as "sourceId", work_id as "workId", digest from catalog.claim
    where medium = ${medium} and source = ${source} and source_id = any(${sourceIds}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ sourceId, ...known }) => [sourceId, known]));
};

/** Keeps what a source says now, in place of what it said of the same works before. */
export const writeClaims = async <M extends Media>(
  tx: Tx,
  { medium, source }: SourceOf<M>,
  placed: readonly PlacedClaim<M>[],
): Promise<void> => {
  const rows = placed.map(({ workId, claim, digest, joinedFrom }) => ({
    medium,
    source,
    source_id: claim.sourceId,
    work_id: workId,
    record: claim,
    digest,
    joined_from: joinedFrom,
  }));
  await sql`
    insert into catalog.claim
    select * from jsonb_populate_recordset(null::catalog.claim, ${JSON.stringify(rows)}::jsonb)
    on conflict (medium, source, source_id) do update set
      work_id = excluded.work_id, record = excluded.record, digest = excluded.digest, joined_from = coalesce(excluded.joined_from,
        case when claim.work_id = excluded.work_id then claim.joined_from end)`.execute(tx);
  const sourceIds = placed.map(({ claim }) => claim.sourceId);
  await sql`delete from catalog.held_claim
    where medium = ${medium} and source = ${source} and source_id = any(${sourceIds}::text[])`.execute(
    tx,
  );
};

/** Keeps claims for an editor to decide about. */
export const holdClaims = async <M extends Media>(
  tx: Tx,
  { medium, source, now }: SourceOf<M> & { now: Date },
  held: readonly HeldClaim<ClaimOf[M]>[],
): Promise<void> => {
  if (held.length === 0) return;
  const rows = held.map(({ claim, reason, workIds }) => ({
    medium,
    source,
    source_id: claim.sourceId,
    reason,
    work_ids: workIds,
    record: claim,
    held_at: now,
  }));
  await sql`
    insert into catalog.held_claim
    select * from jsonb_populate_recordset(null::catalog.held_claim, ${JSON.stringify(rows)}::jsonb)
    on conflict (medium, source, source_id) do update set
      reason = excluded.reason, work_ids = excluded.work_ids, record = excluded.record`.execute(tx);
};

/** All that is said of a work. */
export interface SaidOfWork<M extends Media> {
  /** What sources say. */
  claims: SourcedClaim<ClaimOf[M]>[];
  /** What people say. */
  said: CommunityValues;
}

/** What is said of some works, as it was read under the lock on changes. */
export type KnownWorks<M extends Media> = ReadonlyMap<string, SaidOfWork<M>>;

interface ClaimRow<M extends Media> extends SourcedClaim<ClaimOf[M]> {
  workId: string;
}

/** What people said of a work that was merged waits until that is taken back; revisions say what of it was carried over. */
const saidIn = <M extends Media>(rows: readonly ClaimRow<M>[]): SaidOfWork<M> => {
  const own = rows.find(({ source, joinedFrom }) => source === COMMUNITY && !joinedFrom);
  return {
    claims: rows.filter(({ source }) => source !== COMMUNITY),
    said: own ? (own.claim as unknown as CommunityClaim).said : {},
  };
};

/** What people say of the work of an id, also while it is part of another; undefined if they say nothing. */
export const saidOfId = async (
  db: Database,
  { medium, id }: { medium: Media; id: string },
): Promise<CommunityValues | undefined> => {
  const row = await db
    .selectFrom('catalog.claim')
    .select('record')
    .where('medium', '=', medium)
    .where('source', '=', COMMUNITY)
    .where('source_id', '=', id)
    .executeTakeFirst();
  return (row?.record as unknown as CommunityClaim | undefined)?.said;
};

/** All claims about some works, by work: those about works that were merged into it come last. */
export const claimsAbout = async <M extends Media>(
  db: Database,
  medium: M,
  workIds: readonly string[],
): Promise<Map<string, SaidOfWork<M>>> => {
  const { rows } = await sql<ClaimRow<M>>`
    select work_id as "workId", source, joined_from as "joinedFrom", record as claim from catalog.claim
    where work_id = any(${workIds}::uuid[]) and medium = ${medium}
    order by joined_from is not null, source, source_id`.execute(db);
  const byWork = Map.groupBy(rows, ({ workId }) => workId);
  return new Map([...byWork].map(([id, own]) => [id, saidIn(own)]));
};
