import type { RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { refusalText, refusedOf } from '#lib/form/refusal-text.ts';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { queueWords } from './queue-words.ts';
import { answered } from './review.server.ts';
import type { ReviewOutcome } from './review.ts';

const DECIDE = graphql(
  `
    mutation WebDecideEdits($ids: [ID!]!, $isAccepted: Boolean!, $reason: String) {
      decideEdits(ids: $ids, isAccepted: $isAccepted, reason: $reason) {
        results {
          editId
          problem {
            reason
            message
            values {
              name
              text
            }
          }
          edit {
            anime {
              ...WorkTitles
            }
            manga {
              ...WorkTitles
            }
          }
        }
      }
    }
  `,
  [WORK_TITLES],
);

/** Accepts or rejects the ticked edits, or accepts one by its own button, and says what became of each. */
export async function decideEdits(event: RequestEvent) {
  const form = await readForm(event, 'bulk');
  const { locale } = event.locals.preferences;
  const one = form.text('one');
  const ids = one === '' ? form.all('ids') : [one];
  if (ids.length === 0) {
    const detail = queueWords(locale).selectOne;
    return form.refused<ReviewOutcome>({ status: 400, code: 'BAD_USER_INPUT', detail });
  }
  const isAccepted = form.text('decision') !== 'reject';
  const answer = await mutate(event, DECIDE, { ids, isAccepted, reason: form.text('reason') });
  if (!answer.ok) return form.refused<ReviewOutcome>(answer.problem);
  const { results } = answer.body.decideEdits;
  const rows = results.flatMap(({ editId: id, problem, edit }) => {
    if (!problem) return [];
    const why = refusalText(refusedOf(problem), locale);
    return [{ id, anime: edit?.anime ?? null, manga: edit?.manga ?? null, why }];
  });
  const decided = results.length - rows.length;
  return form.done<ReviewOutcome>('', { decided, isAccepted, rows });
}

const TAKE = graphql(
  'mutation WebTakeRow($id: ID!, $isMine: Boolean!) { takeEdit(id: $id, isMine: $isMine) { id } }',
);

/** Assigns an edit of the list to the visitor, or to nobody. */
export async function takeRow(event: RequestEvent) {
  const form = await readForm(event, 'take');
  const [who, id = ''] = form.text('take').split(' ');
  return answered(form, await mutate(event, TAKE, { id, isMine: who === 'mine' }));
}
