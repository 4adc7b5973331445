import type { RequestEvent } from '@sveltejs/kit';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import type { Problem } from '#lib/server/route.server.ts';
import { PROBLEM, problemOf } from '../problem.server.ts';
import { undoWords } from './undo-words.ts';

/** The most batches that one press of "Undo" may undo. */
const MOST_BATCHES = 60;

const UNDO = graphql(
  'mutation WebUndo($batch: ID!) { undo(batch: $batch) { batchId problem { ...Problem } } }',
  [PROBLEM],
);

/** The result of "Undo": the problem, if any, and the batches that it wrote. */
export interface TakenBack {
  readonly problem: Problem | null;
  readonly batches: readonly string[];
}

/** Undoes the batches in a form, last first. */
export async function takeBack(event: RequestEvent, form: SentForm): Promise<TakenBack> {
  const batches = form.text('batches').split(',').filter(Boolean).slice(0, MOST_BATCHES);
  if (batches.length === 0) {
    const detail = undoWords(event.locals.preferences.locale).nothing;
    return { problem: { status: 400, code: 'BAD_USER_INPUT', detail }, batches: [] };
  }
  const written: string[] = [];
  for (const batch of batches) {
    const answer = await write(event, UNDO, { batch });
    if (!answer.ok) return { problem: answer.problem, batches: written };
    const { batchId, problem } = answer.body.undo;
    if (problem) return { problem: problemOf(problem), batches: written };
    if (batchId) written.push(batchId);
  }
  return { problem: null, batches: written };
}
