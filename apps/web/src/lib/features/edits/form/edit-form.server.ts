import { redirect, type RequestEvent } from '@sveltejs/kit';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { isWorkId, type WorkKind } from '#lib/features/catalog/work.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, write } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { type Problem, signInAddress } from '#lib/server/route.server.ts';
import { formFields } from './fields.ts';
import { formWords } from './form-words.ts';
import { changesOf, textOf } from './value-text.ts';

const EDITABLE = graphql(
  `
    query WebEditableWork($media: EditMedia!, $id: ID!) {
      editableWork(media: $media, id: $id) {
        baseRevision
        values {
          field
          value
          isSaid
          source
          lock
        }
      }
      anime(id: $id) {
        ...WorkTitles
      }
      manga(id: $id) {
        ...WorkTitles
      }
    }
  `,
  [WORK_TITLES],
);

const PROPOSE = graphql(
  'mutation WebProposeEdit($input: ProposeEditInput!) { proposeEdit(input: $input) { id state } }',
);

const MEDIA = { anime: 'ANIME', manga: 'MANGA' } as const;

interface FormEvent extends RequestEvent {
  parent: () => Promise<{ account: object | null }>;
}

/** The form to edit a work, for those who are signed in. */
export async function loadEditForm(event: FormEvent, kind: WorkKind, id: string) {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const { editableWork, ...works } = await execute(event, EDITABLE, { media: MEDIA[kind], id });
  const work = works[kind];
  if (!editableWork || !work) pageError(404, 'WORK_NOT_FOUND');
  const { baseRevision, values } = editableWork;
  const fields = formFields(kind).map((field) => {
    const stated = values.find((one) => one.field === field.name);
    return {
      name: field.name,
      text: textOf(field, values),
      source: stated?.isSaid ? 'community' : (stated?.source ?? null),
      lock: stated?.lock ?? null,
    };
  });
  const title = mainTitle(work, event.locals.preferences.titles).text;
  return { kind, id, title, baseRevision, fields };
}

/** The name of the field in the form that shows what stood there when its page was made. */
const WAS = 'was.';

const changesIn = (form: SentForm, kind: WorkKind) =>
  formFields(kind).flatMap((field) =>
    form.has(field.name)
      ? changesOf(field, form.text(`${WAS}${field.name}`), form.text(field.name))
      : [],
  );

/** A fault belongs to the field of the form that holds the value. */
function atField(problem: Problem, kind: WorkKind): Problem {
  const { field } = problem;
  const own = formFields(kind).find(
    ({ name }) => field !== undefined && (field === name || field.startsWith(`${name}.`)),
  );
  return own ? { ...problem, errors: [{ ...problem, field: own.name }] } : problem;
}

/** Proposes what somebody changed in the form, and leads to the edit. */
export async function sendEdit(event: RequestEvent, kind: WorkKind, id: string) {
  const form = await readForm(event, 'edit');
  const say = formWords(event.locals.preferences.locale);
  const changes = changesIn(form, kind);
  if (changes.length === 0) {
    return form.refused<never>({ status: 400, code: 'BAD_USER_INPUT', detail: say.nothing });
  }
  const input = {
    media: MEDIA[kind],
    workId: id,
    changes,
    note: form.text('note'),
    sources: form
      .text('sources')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    baseRevision: Number(form.text('baseRevision')) || 0,
    wantsReview: form.has('wantsReview'),
  };
  const answer = await write(event, PROPOSE, { input });
  if (!answer.ok) return form.refused<never>(atField(answer.problem, kind));
  redirect(303, `/edits/${answer.body.proposeEdit.id}`);
}
