import { sql } from 'kysely';
import type { Tx } from '#platform/database/index.ts';
import { storableText } from '#platform/text.ts';
import type { RowPlan } from './plan-step.ts';

const LONGEST_REASON = 100;

const fieldsOf = ({ planned }: RowPlan): string[] => {
  const { result, holds = [] } = planned ?? {};
  const sets = [result?.localSet, result?.remoteSet].flatMap((set) => Object.keys(set ?? {}));
  return [
    ...new Set([...sets, ...holds.map(({ field }) => field).filter((field) => field !== '*')]),
  ];
};

const rulesOf = ({ planned }: RowPlan): string[] => [
  ...new Set([
    ...(planned?.result.conflicts ?? []).map(({ rule }) => rule),
    ...(planned?.holds ?? []).map(({ reason }) => reason),
  ]),
];

const rowOf = (plan: RowPlan) => {
  const { row, match, planned, isDoubted } = plan;
  const result = planned?.result;
  return {
    number: row.number,
    work_id: match.workId,
    reason: match.reason === null ? null : storableText(match.reason, LONGEST_REASON),
    suggestions: match.suggestions,
    local: planned?.entry.local ?? null,
    here: result?.local ?? 'none',
    there: result?.remote ?? 'none',
    here_set: result?.localSet ?? null,
    there_set: result?.remoteSet ?? null,
    holds: planned?.holds ?? [],
    conflicts: result?.conflicts ?? [],
    fields: fieldsOf(plan),
    rules: rulesOf(plan),
    is_doubted: isDoubted,
  };
};

/** Stores what becomes of rows. */
export const writePlan = async (
  tx: Tx,
  runId: string,
  plans: readonly RowPlan[],
): Promise<void> => {
  await sql`
    update sync.run_row as known set (work_id, reason, suggestions, local, here, there, here_set, there_set, holds, conflicts,
      fields, rules, is_doubted, is_planned) = (row.work_id, row.reason, row.suggestions, row.local, row.here, row.there,
      row.here_set, row.there_set, row.holds, row.conflicts, row.fields, row.rules, row.is_doubted, true)
    from jsonb_to_recordset(${JSON.stringify(plans.map(rowOf))}::jsonb) as row (number integer, work_id uuid, reason text,
      suggestions uuid[], local jsonb, here text, there text, here_set jsonb, there_set jsonb, holds jsonb, conflicts jsonb,
      fields text[], rules text[], is_doubted boolean)
    where known.run_id = ${runId} and known.number = row.number`.execute(tx);
};
