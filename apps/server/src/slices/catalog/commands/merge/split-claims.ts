import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database, Tx } from '#platform/database/index.ts';
import { lockChanges } from '../../change-feed.ts';
import { COMMUNITY } from '../../community/overlay.ts';
import type { Media } from '../../media.ts';
import { endRedirect, mergeClaims } from './merge-claims.ts';
import { type ChangedWorks, settleWorks } from './settle-works.ts';

/** A claim as its source names it. */
export interface ClaimKey {
  source: string;
  sourceId: string;
}

/** A claim that was split off, and the work that it was about before that one was merged. */
export interface SplitClaim extends ClaimKey {
  joinedFrom: string | null;
}

/** Some claims about a work become another, which may be one that was merged into it. */
export interface Split {
  medium: Media;
  of: string;
  to: string;
  claims: readonly ClaimKey[];
}

/** A claim as people choose it. */
export interface AboutWork extends ClaimKey {
  /** What it calls the work; null if it does not. Without a claim that does, a work is hidden. */
  title: string | null;
  /** The work that it was about before that one was merged. */
  joinedFrom: string | null;
}

/** What sources say about a work, claim by claim. */
export const claimsOfWork = async (
  db: Database,
  { medium, id }: { medium: Media; id: string },
): Promise<AboutWork[]> => {
  const { rows } = await sql<AboutWork>`
    select source, source_id as "sourceId", nullif(record ->> 'titleNative', '') as title, joined_from as "joinedFrom"
    from catalog.claim where work_id = ${id} and medium = ${medium} and source <> ${COMMUNITY}
    order by source, source_id`.execute(db);
  return rows;
};

const keysOf = (claims: readonly ClaimKey[]): string =>
  JSON.stringify(claims.map(({ source, sourceId }) => ({ source, source_id: sourceId })));

/** Moves some claims about a work to another. What people say stays, but for what they said of the other before that was merged. @returns also which claims it moved, for `rejoinClaims` */
export const splitClaims = async (
  app: App,
  tx: Tx,
  { medium, of, to, claims }: Split,
): Promise<ChangedWorks & { split: SplitClaim[] }> => {
  await lockChanges(tx);
  await endRedirect(tx, to);
  const { rows } = await sql<SplitClaim>`
    select source, source_id as "sourceId", joined_from as "joinedFrom" from catalog.claim
    where medium = ${medium} and work_id = ${of} and (
      source <> ${COMMUNITY} and (source, source_id) in (
        select source, source_id from jsonb_to_recordset(${keysOf(claims)}::jsonb) as chosen (source text, source_id text))
      or source = ${COMMUNITY} and source_id = ${to})`.execute(tx);
  await sql`
    update catalog.claim set work_id = ${to}, joined_from = null
    from jsonb_to_recordset(${keysOf(rows)}::jsonb) as chosen (source text, source_id text)
    where medium = ${medium} and claim.source = chosen.source and claim.source_id = chosen.source_id`.execute(
    tx,
  );
  const changed = await settleWorks(app, tx, { medium, ids: [to, of] });
  return { ...changed, split: rows };
};

/** Takes a split of claims back. What is said of the other work since comes too. */
export const rejoinClaims = async (
  app: App,
  tx: Tx,
  { medium, of, to, split }: Omit<Split, 'claims'> & { split: readonly SplitClaim[] },
): Promise<ChangedWorks> => {
  await lockChanges(tx);
  const rows = split.map(({ source, sourceId, joinedFrom }) => ({
    source,
    source_id: sourceId,
    joined_from: joinedFrom,
  }));
  await sql`
    update catalog.claim set work_id = ${of}, joined_from = chosen.joined_from
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as chosen (source text, source_id text, joined_from uuid)
    where medium = ${medium} and work_id = ${to} and claim.source = chosen.source and claim.source_id = chosen.source_id`.execute(
    tx,
  );
  return mergeClaims(app, tx, { medium, from: to, into: of });
};
