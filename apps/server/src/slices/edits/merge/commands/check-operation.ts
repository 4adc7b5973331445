import type { Tx } from '#platform/database/index.ts';
import { refusal } from '../reasons.ts';
import type { Operation } from '../operation.ts';
import { checkClaims, newIdOf, ownWork, worksToMerge } from './check.ts';

/**
 * Checks that something could be done to a work as it is now, and reads what else it concerns.
 * @returns the operation; a merge into a work that was merged is one into the work that stands for it
 * @throws Refusal `NOT_FOUND`, `CONFLICT` or `BAD_USER_INPUT`, as the command that would do it
 */
export const checkOperation = async (tx: Tx, operation: Operation): Promise<Operation> => {
  const { kind, medium, workId: id, otherId, claims } = operation;
  if (kind === 'MERGE') {
    const { into } = await worksToMerge(tx, { medium, from: id, into: otherId ?? '' });
    return { ...operation, otherId: into.id };
  }
  const { title, isDeleted } = await ownWork(tx, { medium, id });
  if (kind === 'SPLIT') {
    await checkClaims(tx, { medium, id, chosen: claims });
    if (otherId !== null) await newIdOf(tx, { of: id, formerId: otherId });
  }
  if (kind === 'DELETE' && isDeleted) throw refusal('CONFLICT', 'WORK_DELETED', { title });
  if (kind === 'RESTORE' && !isDeleted) throw refusal('CONFLICT', 'WORK_NOT_DELETED', { title });
  return operation;
};
