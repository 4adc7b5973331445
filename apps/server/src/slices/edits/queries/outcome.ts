import type { Database } from '#platform/database/index.ts';
import { currentId } from '#slices/catalog/index.ts';
import { type Outcome, outcomesIn } from '../editable/outcome.ts';
import { readWork } from '../editable/work.ts';
import { changesOf } from './parts.ts';
import type { Proposal } from './proposal.ts';

/** What the changes of an open proposal would do to its work as it is now. */
export const outcomesOf = async (
  db: Database,
  { id, medium, workId }: Pick<Proposal, 'id' | 'medium' | 'workId'>,
): Promise<Outcome[]> => {
  const changes = (await changesOf(db, [id])).get(id) ?? [];
  const wanted = changes.map(({ field }) => field);
  const work = await readWork(db, { medium, workId: await currentId(db, workId), wanted });
  return outcomesIn(work, { medium, changes });
};
