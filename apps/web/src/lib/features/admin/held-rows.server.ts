import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { readRoute } from '#lib/server/route.server.ts';
import { sourceWords } from './source-words.ts';
import type { HeldRow } from './source.ts';

/** Where held rows are read and placed: administrators confirm who they are first. */
type HeldPath = '/admin/held-rows' | '/edits/held-rows';

/** Rows of sources of which nobody knows which work they are about. */
export async function readHeldRows(event: RequestEvent, path: HeldPath): Promise<HeldRow[]> {
  const { rows } = await readRoute<{ rows: HeldRow[] }>(event, path);
  return rows;
}

/** Says which work a held row is about. */
export const placeHeldRow = (path: HeldPath) => async (event: RequestEvent) => {
  const form = await readForm(event, 'place');
  const [source, row, work] = ['source', 'row', 'work'].map((field) => form.text(field));
  const body = { source, row, work: work || null };
  const answer = await form.send({ method: 'POST', path: `${path}/place`, body });
  return answer.ok
    ? {
        ...form.done(sourceWords(event.locals.preferences.locale).heldPlaced),
        values: { id: form.text('id') },
      }
    : form.refused(answer.problem);
};
