import { sql } from 'kysely';
import type { Database } from '#platform/database/index.ts';
import { COMMUNITY, type CommunityValues } from '../community/overlay.ts';
import type { Media } from '../media.ts';

/** What people say of some works, by the ids that the works have now. Works of which they say nothing are left out. */
export const saidAbout = async (
  db: Database,
  medium: Media,
  workIds: readonly string[],
): Promise<ReadonlyMap<string, CommunityValues>> => {
  const { rows } = await sql<{ workId: string; said: CommunityValues }>`
    select work_id as "workId", record -> 'said' as said from catalog.claim
    where work_id = any(${[...workIds]}::uuid[]) and medium = ${medium} and source = ${COMMUNITY}
    order by joined_from is null, source_id desc`.execute(db);
  // What is said of the work itself comes last and counts.
  const byWork = Map.groupBy(rows, ({ workId }) => workId);
  return new Map(
    [...byWork].map(([id, own]) => [id, Object.assign({}, ...own.map(({ said }) => said))]),
  );
};
