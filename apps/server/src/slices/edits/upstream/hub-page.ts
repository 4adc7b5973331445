import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { hubState, type HubState } from '#slices/sources/index.ts';
import { workNames } from '../queries/work-name.ts';
import { upstreamSettings } from './settings.ts';
import type { Upstream } from './upstream-row.ts';

/** Edits that the page shows, the latest first. */
const MOST_EDITS = 50;

/** An edit on its way to the hub, as administrators see it. */
export interface UpstreamRow extends Omit<Upstream, 'revisionId'> {
  /** Its edit here; null for an undoing. */
  editId: string | null;
  title: string | null;
  madeAt: Date;
  nextAt: Date | null;
}

/** What administrators see of the hub that this instance follows; the hub is null if it follows none. */
export interface HubPage {
  hub: HubState | null;
  /** Whether edits are sent to it: there is a key of it. */
  sends: boolean;
  counts: Record<string, number>;
  edits: UpstreamRow[];
}

interface Row extends Omit<UpstreamRow, 'title'> {
  workId: string;
}

const readEdits = async ({ db }: App): Promise<UpstreamRow[]> => {
  const { rows } = await sql<Row>`
    select proposal_id as "editId", work_id as "workId", made_at as "madeAt", hub, upstream.state, hub_state as "hubState", decision, fault, due_at as "nextAt"
    from edits.upstream join edits.revision on revision.id = revision_id
    order by seq desc limit ${MOST_EDITS}`.execute(db);
  const names = await workNames(
    db,
    rows.map(({ workId }) => workId),
  );
  return rows.map(({ workId, ...row }) => ({ ...row, title: names.get(workId)?.title ?? null }));
};

const readCounts = async ({ db }: App): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from edits.upstream group by state`.execute(db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

/** Reads what the page about the hub shows. */
export const readHubPage = async (app: App): Promise<HubPage> => ({
  hub: await hubState(app),
  sends: Boolean(app.settings.of(upstreamSettings).hubKey),
  counts: await readCounts(app),
  edits: await readEdits(app),
});
