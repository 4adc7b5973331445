import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { type Ending, openProposal, settle } from '../proposal-store.ts';
import { tellAuthor } from './tell-author.ts';

/** The open proposals that change exactly what another does. Of a list, rows are changed, so what its author saw counts as well. */
const equalTo = async (tx: Tx, id: string): Promise<string[]> => {
  const changesOf = (proposal: ReturnType<typeof sql>) => sql`(
    select jsonb_object_agg(field, jsonb_build_array(coalesce(after, 'null'), is_release,
      case when 'array' in (jsonb_typeof(before), jsonb_typeof(after)) then before end)) from edits.change where proposal_id = ${proposal})`;
  const { rows } = await sql<{ id: string }>`
    select other.id from edits.proposal decided join edits.proposal other using (medium, work_id)
    where decided.id = ${id} and other.state = 'OPEN' and other.id <> decided.id
      and ${changesOf(sql`other.id`)} = ${changesOf(sql`decided.id`)}
    order by other.id for update of other`.execute(tx);
  return rows.map((row) => row.id);
};

/** Closes the open proposals that are equal to one as that one was closed, and tells their authors. */
export const settleEquals = async (app: App, tx: Tx, ending: Ending): Promise<void> => {
  for (const id of await equalTo(tx, ending.id)) {
    const proposal = await openProposal(tx, id);
    await settle(app, tx, { ...ending, id });
    await tellAuthor(app, tx, { proposal, state: ending.state });
  }
};
