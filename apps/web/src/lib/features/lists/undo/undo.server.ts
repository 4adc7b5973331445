import type { RequestEvent } from '@sveltejs/kit';
import type { SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import type { Problem } from '#lib/server/route.server.ts';
import { undoWords } from './undo-words.ts';

/** Batches one press of "Undo" takes back. */
const MOST_BATCHES = 60;

const UNDO = graphql(
  'mutation WebUndo($batch: ID!) { undo(batch: $batch) { problem { message } } }',
);

/** Takes back the batches a form names, the last first, and says what was in the way; null where nothing was. */
export async function takeBack(event: RequestEvent, form: SentForm): Promise<Problem | null> {
  const batches = form.text('batches').split(',').filter(Boolean).slice(0, MOST_BATCHES);
  if (batches.length === 0) {
    const detail = undoWords(event.locals.preferences.locale).nothing;
    return { status: 400, code: 'BAD_USER_INPUT', detail };
  }
  for (const batch of batches) {
    const answer = await write(event, UNDO, { batch });
    if (!answer.ok) return answer.problem;
    const { problem } = answer.body.undo;
    if (problem) return { status: 404, code: 'NOT_FOUND', detail: problem.message };
  }
  return null;
}
