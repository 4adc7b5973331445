import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { lockChanges } from '../change-feed.ts';
import { idOfSource } from '#platform/ids.ts';
import type { ClaimOf, HeldClaim } from '../claim.ts';
import { type Media, MEDIUM } from '../media.ts';
import { holdClaims, type SourceOf, writeClaims } from './claim-store.ts';
import { digestOf } from './digest.ts';
import { type FindByTitle, findWorks, type FoundWorks } from './find-works.ts';
import { currentIds } from './redirect.ts';

/** What an import did, in rows. */
export interface ImportCounts {
  /** Rows that made a work. */
  added: number;
  /** Rows that say something else than before, or something of a work for the first time. */
  updated: number;
  unchanged: number;
}

/** What was done with claims whose works are known. */
interface TakenOver extends ImportCounts {
  /** The works of which something else is said now. */
  changed: string[];
  /** Those of them of which the source said nothing before. */
  firstSaid: readonly string[];
}

/** What taking over some claims did. */
export interface ClaimsImport<M extends Media> extends TakenOver {
  held: HeldClaim<ClaimOf[M]>[];
  /** The work of each claim, by the id of the source. */
  workIds: Map<string, string>;
}

/** How claims of a medium find their works. */
export interface Placing<M extends Media> {
  byTitle: FindByTitle<ClaimOf[M]>;
  /** Whether a claim says enough to make a work of it. Default: yes. */
  canStand?: (claim: ClaimOf[M]) => boolean;
  /** The id of a work that is made of a claim. Default: one that is computed from the source's, so that another instance gives it the same. */
  newId?: (claim: ClaimOf[M]) => string;
  /** The works that claims are known to be about, by the id of the source. */
  places?: ReadonlyMap<string, string>;
  /** Whether claims in doubt make works of their own: the source is known to tell works apart. Default: they are held. */
  isSure?: boolean;
}

const idFromSource =
  ({ medium, source }: SourceOf<Media>) =>
  ({ sourceId }: { sourceId: string }): string =>
    idOfSource(`${MEDIUM[medium].kind}:${source}:${sourceId}`);

/** A claim and the work it is about. */
interface Placed<M extends Media> {
  claim: ClaimOf[M];
  workId: string;
  /** The digest of what the claim said before. Null when it says something of the work for the first time, undefined when the work is new. */
  before: string | null | undefined;
  /** The work it is about for its source, where that one was merged into another. */
  joinedFrom?: string | undefined;
}

/** Claims about works that were merged are about those that stand for them. */
export const onWorksNow = async <P extends { workId: string }>(
  tx: Tx,
  placed: readonly P[],
): Promise<(P & { joinedFrom?: string })[]> => {
  const nowOf = await currentIds(
    tx,
    placed.map(({ workId }) => workId),
  );
  return placed.map((one) => {
    const workId = nowOf(one.workId);
    return workId === one.workId ? one : { ...one, workId, joinedFrom: one.workId };
  });
};

/** Keeps those claims that say something else than before. */
export const takeOver = async <M extends Media>(
  tx: Tx,
  of: SourceOf<M>,
  placed: readonly Placed<M>[],
): Promise<TakenOver> => {
  const changed = placed
    .map((one) => ({ ...one, digest: digestOf(one.claim) }))
    .filter(({ digest, before }) => digest !== before);
  await writeClaims(tx, of, changed);
  const added = changed.filter(({ before }) => before === undefined).length;
  return {
    added,
    updated: changed.length - added,
    unchanged: placed.length - changed.length,
    changed: [...new Set(changed.map(({ workId }) => workId))],
    firstSaid: changed.filter(({ before }) => before == null).map(({ workId }) => workId),
  };
};

/** Puts claims where they are known to belong. Another claim that was found to be about the same work is held. */
const placeKnown = <M extends Media>(
  open: readonly ClaimOf[M][],
  { works, held }: FoundWorks<ClaimOf[M]>,
  places: ReadonlyMap<string, string>,
): void => {
  const taken = new Set(places.values());
  for (const claim of open) {
    const { workId, digest } = works.get(claim.sourceId) ?? {};
    if (workId === undefined || digest !== null || !taken.has(workId)) continue;
    works.delete(claim.sourceId);
    held.set(claim.sourceId, { claim, reason: 'REPEATS_A_WORK', workIds: [workId] });
  }
  for (const [sourceId, workId] of places) works.set(sourceId, { workId, digest: null });
};

/**
 * Takes over what a source says of some works. Claims that say what they said before are left alone, those that are in doubt are held,
 * and those about no work that is here make one.
 */
export const importClaims = async <M extends Media>(
  app: App,
  tx: Tx,
  {
    claims,
    placing: { byTitle, canStand = () => true, newId, places = new Map(), isSure = false },
    ...of
  }: SourceOf<M> & { claims: readonly ClaimOf[M][]; placing: Placing<M> },
): Promise<ClaimsImport<M>> => {
  await lockChanges(tx);
  const open = claims.filter(({ sourceId }) => !places.has(sourceId));
  const { works, held: doubtful } = await findWorks(tx, of, { claims: open, byTitle });
  placeKnown(open, { works, held: doubtful }, places);
  const held = isSure ? new Map<string, HeldClaim<ClaimOf[M]>>() : doubtful;
  const found = claims.flatMap((claim) => {
    const work = works.get(claim.sourceId);
    if (held.has(claim.sourceId) || (!work && !canStand(claim))) return [];
    const workId = work?.workId ?? (newId ?? idFromSource(of))(claim);
    return [{ claim, workId, before: work?.digest }];
  });
  const placed = (await onWorksNow(tx, found)).map(({ before, ...one }) => ({
    ...one,
    before: one.joinedFrom === undefined ? before : (before ?? null),
  }));
  const taken = await takeOver(tx, of, placed);
  await holdClaims(tx, { ...of, now: app.clock.now() }, [...held.values()]);
  return {
    ...taken,
    held: [...held.values()],
    workIds: new Map(placed.map(({ claim, workId }) => [claim.sourceId, workId])),
  };
};
