import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { MEDIA_OF } from '#slices/catalog/values.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import type { OpenLink } from '../link/ask-link.ts';
import { hasOthers } from '../link/awaited-elsewhere.ts';
import type { FetchVerdict } from '../rules/fetch/judge-fetch.ts';
import { nothing } from '../rules/merge/merge-result.ts';
import { askedOf } from '../rules/merge/decide-holds.ts';
import { type Match, matchItems } from './match-items.ts';
import {
  caseOfRow,
  type Known,
  type KnownRow,
  mergeRow,
  type Planned,
  readKnown,
} from './merge-row.ts';
import { judgeRun, lostThere, onlyHere } from './missing.ts';
import type { Stepping } from './read-step.ts';
import { storeMissing } from './store-items.ts';
import { isWhole, type Run, lockRun, updateRun } from './stored-run.ts';
import { type RunRow, runRows } from './stored-row.ts';
import { writePlan } from './write-plan.ts';

const CHUNK = 500;

/** Waits for its owner, is written, or only shows what it would do. */
export const stateAfterPlan = ({ kind }: Run) => {
  if (kind === 'first') return 'waiting' as const;
  return kind === 'dry' ? ('done' as const) : ('applying' as const);
};

/** Ends the planning of a run. */
export const finishPlan = async (app: App, tx: Tx, open: OpenLink, run: Run): Promise<void> => {
  const now = app.clock.now();
  const state = stateAfterPlan(run);
  const dueAt = state === 'applying' ? now : null;
  await updateRun(tx, run.id, { state, dueAt, ...(state === 'done' && { finishedAt: now }) });
  if (state !== 'waiting') return;
  const subject = { id: open.link.id, name: open.configured.connector.name };
  await giveNotice(app, tx, { userId: open.link.userId, kind: 'SYNC_PLAN_READY', subject });
};

/** A list of which too much is missing deletes nothing until its owner says so. */
const guarded = (planned: Planned, row: KnownRow, { decisions }: Known): Planned => {
  const { entry, result } = planned;
  if (result.local !== 'delete') return planned;
  const asked = askedOf(entry, { field: '*', reason: 'mass-delete-guard' });
  if (decisions(row.media, row.workId)(asked) === 'theirs') return planned;
  return { entry, result: nothing(), holds: [asked] };
};

/** The plan of a row, and whether its absence has yet to be confirmed. */
export interface RowPlan {
  row: RunRow;
  match: Match;
  planned: Planned | undefined;
  isDoubted: boolean;
}

/** What a list proves about what is missing in it, and whether that must be confirmed entry by entry. */
type Proof = Pick<FetchVerdict, 'deletes'> & { isDoubted: boolean };

const planRow = (
  app: App,
  { link }: OpenLink,
  {
    row,
    match,
    known,
    proof,
  }: { row: RunRow; match: Match; known: Known; proof: Proof | undefined },
): RowPlan => {
  const bare = { row, match, planned: undefined, isDoubted: false };
  if (match.workId === null) return bare;
  const about = { ...row, workId: match.workId };
  const isLost = row.remote === null && known.pairs.has(`${row.media}/${match.workId}`);
  if (isLost && proof?.deletes === 'none')
    return { ...bare, match: { ...match, reason: 'not-proven' } };
  if (row.remote === null && row.remoteId === null)
    return { ...bare, match: { ...match, reason: 'no-id-there' } };
  const entry = caseOfRow(app, link, about, known);
  if (!entry) return { ...bare, match: { ...match, reason: 'unknown-status' } };
  const planned = mergeRow(entry, about, known);
  const isMass = isLost && proof?.deletes === 'hold';
  return {
    row,
    match,
    planned: isMass ? guarded(planned, about, known) : planned,
    isDoubted: isLost && proof?.deletes === 'apply' && proof.isDoubted,
  };
};

const addMissing = async (app: App, { run, open }: Stepping): Promise<void> => {
  const { link, configured } = open;
  const media = configured.connector.capabilities.kinds.map((kind) => MEDIA_OF[kind]);
  const lost = await lostThere(app.db, { linkId: link.id, runId: run.id, media });
  const ours = link.policy.direction === 'pull' ? [] : await onlyHere(app, open, run.id);
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    await storeMissing(tx, run.id, [...lost, ...ours]);
    const cursor = { ...run.cursor, hasMissing: true };
    await updateRun(tx, run.id, { cursor, dueAt: app.clock.now() });
  });
};

const hasDoubts = async (app: App, runId: string): Promise<boolean> =>
  (await runRows(app.db, runId, { where: sql`is_doubted`, limit: 1 })).length > 0;

/** Plans a part of the rows. */
export const planStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open } = stepping;
  const rows = await runRows(app.db, run.id, { where: sql`not is_planned`, limit: CHUNK });
  if (rows.length === 0 && isWhole(run) && !run.cursor.hasMissing) return addMissing(app, stepping);
  if (rows.length === 0) {
    const isDoubtful = await hasDoubts(app, run.id);
    await app.db.transaction().execute(async (tx) => {
      if (!(await lockRun(tx, run))) return;
      if (isDoubtful) await updateRun(tx, run.id, { state: 'confirming', dueAt: app.clock.now() });
      else await finishPlan(app, tx, open, run);
    });
    return;
  }
  const matches = await matchItems(app, open, { runId: run.id, rows });
  const about = rows.flatMap((row, index) => {
    const workId = matches[index]?.workId;
    return workId ? [{ ...row, workId }] : [];
  });
  const known = await readKnown(app.db, open, { rows: about, skew: run.cursor.skew });
  const isLost = rows.some(({ remote }) => remote === null);
  const isProof = isWhole(run) || open.configured.connector.reader.isIncremental === true;
  const proof = isLost && isProof ? await proofOf(app, stepping) : undefined;
  const plans = rows.map((row, index) =>
    planRow(app, open, { row, match: matches[index] as Match, known, proof }),
  );
  await app.db.transaction().execute(async (tx) => {
    if (!(await lockRun(tx, run))) return;
    await writePlan(tx, run.id, plans);
    await updateRun(tx, run.id, { dueAt: app.clock.now() });
  });
};

/** How many entries a run misses that the service had. */
const countLost = async (app: App, { run, open }: Stepping): Promise<number> => {
  const { rows } = await sql<{ lost: number }>`
    select count(*)::int as lost from sync.run_row row join sync.pair pair
      on pair.link_id = ${open.link.id} and pair.media = row.media and pair.work_id = row.work_id
    where row.run_id = ${run.id} and row.remote is null`.execute(app.db);
  return rows[0]?.lost ?? 0;
};

/** A list that names what is on it lacks nothing by chance. Then only other links of the owner can speak against a deletion. */
const proofOf = async (app: App, { run, open }: Stepping): Promise<Proof> => {
  const { deletes } = await judgeRun(app, open, { run, lost: await countLost(app, { run, open }) });
  const { isIncremental } = open.configured.connector.reader;
  return { deletes, isDoubted: !isIncremental || (await hasOthers(app, open)) };
};
