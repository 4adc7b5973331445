import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import type { ProposalKind } from '../../model.ts';
import { refusal } from '../reasons.ts';

interface Repeated {
  kind: ProposalKind;
  workId: string;
  otherId: string | null;
}

/** @throws Refusal `CONFLICT` with the `editId` of an open proposal of the same. A merge is the same the other way round. */
export const refuseRepeated = async (
  tx: Tx,
  { kind, workId, otherId }: Repeated,
): Promise<void> => {
  const isPair = sql`work_id = ${otherId} and other_id = ${workId}`;
  const isSame = sql`work_id = ${workId} and other_id is not distinct from ${otherId}`;
  const { rows } = await sql<{ id: string }>`
    select id from edits.proposal
    where state = 'OPEN' and kind = ${kind} and work_id in (${workId}, ${otherId}) and (${isSame} or ${isPair}) limit 1`.execute(
    tx,
  );
  if (rows[0]) throw refusal('CONFLICT', 'MERGE_PROPOSED', { editId: rows[0].id });
};
