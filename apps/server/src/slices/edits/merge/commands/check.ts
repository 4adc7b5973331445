import type { Database, Tx } from '#platform/database/index.ts';
import {
  type ClaimKey,
  claimsOfWork,
  type Media,
  MEDIUM,
  type WorkState,
  workStates,
} from '#slices/catalog/index.ts';
import { refusal } from '../reasons.ts';

/** Claims that one split may name. */
const MOST_CLAIMS = 200;

interface WorkOfMedium {
  medium: Media;
  id: string;
}

/** A work of a medium, as the database has it. @throws Refusal `NOT_FOUND` */
const workIn = (works: ReadonlyMap<string, WorkState>, { medium, id }: WorkOfMedium): WorkState => {
  const work = works.get(id);
  if (work?.medium === medium) return work;
  throw refusal('NOT_FOUND', 'WORK_UNKNOWN', { medium: MEDIUM[medium].kind, id });
};

/** A work that was merged into no other. @throws Refusal `NOT_FOUND`, `CONFLICT` */
export const ownWork = async (tx: Database, of: WorkOfMedium): Promise<WorkState> => {
  const work = workIn(await workStates(tx, [of.id]), of);
  await refuseMerged(tx, work.id);
  return work;
};

/** @throws Refusal `CONFLICT` with the work that an id leads to, if its own was merged */
export const refuseMerged = async (tx: Database, id: string): Promise<void> => {
  const work = (await workStates(tx, [id])).get(id);
  if (!work?.mergedInto) return;
  const into = (await workStates(tx, [work.mergedInto])).get(work.mergedInto);
  throw refusal('CONFLICT', 'WORK_ALREADY_MERGED', {
    title: work.title,
    into: into?.title ?? '–',
    intoId: work.mergedInto,
  });
};

/** The two works of a merge. If the second was merged, that is the one which stands for it. @throws Refusal `NOT_FOUND`, `CONFLICT` */
export const worksToMerge = async (
  tx: Database,
  { medium, from: fromId, into: given }: { medium: Media; from: string; into: string },
): Promise<{ from: WorkState; into: WorkState }> => {
  const works = await workStates(tx, [fromId, given]);
  const named = workIn(works, { medium, id: given });
  const into = named.mergedInto ? await ownWork(tx, { medium, id: named.mergedInto }) : named;
  const from = workIn(works, { medium, id: fromId });
  if (from.id === into.id || from.mergedInto === into.id) {
    throw refusal('BAD_USER_INPUT', 'MERGE_INTO_ITSELF');
  }
  await refuseMerged(tx, from.id);
  if (into.isDeleted) throw refusal('CONFLICT', 'MERGE_INTO_DELETED', { into: into.title });
  const isOneAdult =
    from.isAdult !== null && into.isAdult !== null && from.isAdult !== into.isAdult;
  if (isOneAdult) {
    throw refusal('CONFLICT', 'MERGE_ADULT_DIFFERS', { from: from.title, into: into.title });
  }
  return { from, into };
};

const keyOf = ({ source, sourceId }: ClaimKey): string => JSON.stringify([source, sourceId]);

/** The claims of a split: they are about the work, and both works have one that names them. @throws Refusal `BAD_USER_INPUT` */
export const checkClaims = async (
  tx: Tx,
  { chosen, ...of }: WorkOfMedium & { chosen: readonly ClaimKey[] },
): Promise<void> => {
  if (chosen.length === 0 || chosen.length > MOST_CLAIMS) {
    throw refusal('BAD_USER_INPUT', 'SPLIT_TOO_MANY_CLAIMS', { most: MOST_CLAIMS });
  }
  const known = await claimsOfWork(tx, of);
  const knownKeys = new Set(known.map(keyOf));
  const unknown = chosen.find((claim) => !knownKeys.has(keyOf(claim)));
  if (unknown) throw refusal('BAD_USER_INPUT', 'SPLIT_CLAIM_UNKNOWN', { ...unknown });
  const chosenKeys = new Set(chosen.map(keyOf));
  const naming = known.filter(({ title }) => title !== null);
  const named = naming.filter((claim) => chosenKeys.has(keyOf(claim)));
  if (named.length === 0 || named.length === naming.length) {
    throw refusal('BAD_USER_INPUT', 'SPLIT_UNNAMED');
  }
};

/** The id that a new work had before it was merged into the other. @throws Refusal `NOT_FOUND` for one that was not merged into it */
export const newIdOf = async (
  tx: Tx,
  { of, formerId }: { of: string; formerId: string },
): Promise<string> => {
  const former = (await workStates(tx, [formerId])).get(formerId);
  if (former?.mergedInto === of) return former.id;
  throw refusal('NOT_FOUND', 'SPLIT_FORMER_ID_UNKNOWN', { id: formerId });
};
