import { redirect, type RequestEvent } from '@sveltejs/kit';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { type FieldProblem, type Problem, signInAddress } from '#lib/server/route.server.ts';
import { shownChange, type ShownChange } from '../change.ts';
import { readGenres } from '../known-genres.server.ts';
import { withFieldNames } from '../problem-fields.ts';
import { act, actionOf, type DraftAction } from './draft-action.ts';
import { changesOf, doubledRow, rowAt, type RowPlace } from './draft-changes.ts';
import { addRow, type Draft, draftOf, type FormWork, type Typed } from './draft.ts';
import { PROPOSE } from './edit-form-document.server.ts';
import { fieldNames } from './field-names.ts';
import { formFields, formLists } from './fields.ts';
import { findRows, type Found } from './find.server.ts';
import { formChoices, type FormPlace, MEDIA, readFormWork } from './form-work.server.ts';
import { findLikes, type Like } from './likes.server.ts';
import { formWords } from './form-words.ts';
import { newWorkWords } from './new-work-words.ts';
import { sentDraft } from './sent-draft.server.ts';

/** The form as it was sent, to show it again. */
export interface FormOutcome {
  /** The work as it is by now. */
  work: FormWork;
  typed: Typed;
  found: Found | null;
  /** What would change; null if nobody asked. */
  preview: ShownChange[] | null;
  /** The part of the page that people look at next. */
  focus: string | null;
  /** Of a new work: those that may be the same; null as long as nobody looked. */
  likes: Like[] | null;
}

export type EditFormResult = FormResult<FormOutcome> | null | undefined;

interface FormEvent extends RequestEvent {
  parent: () => Promise<{ account: object | null }>;
}

const LATIN = /^[\p{Script=Latin}\p{Script=Common}]*$/u;

/** The form of a new work begins with the title that somebody searched. */
const typedTitle = (text: string): Typed => {
  const title = text.trim().slice(0, 300);
  const field = LATIN.test(title) ? 'titleRomaji' : 'titleNative';
  const about = { note: '', sources: '', wantsReview: false };
  return { texts: { [field]: title }, lists: {}, finds: {}, released: [], about };
};

/** The form to edit a work, or to propose one, for those who are signed in. */
export async function loadEditForm(event: FormEvent, place: FormPlace) {
  const { account } = await event.parent();
  if (!account) redirect(303, signInAddress(event.url));
  const work = await readFormWork(event, place);
  const typed =
    place.id === null ? typedTitle(event.url.searchParams.get('title') ?? '') : undefined;
  return { work, typed, choices: formChoices(event, work), genres: await readGenres(event) };
}

interface Sent {
  form: SentForm;
  work: FormWork;
  draft: Draft;
}

const readSent = async (event: RequestEvent, place: FormPlace): Promise<Sent> => {
  const form = await readForm(event, 'edit');
  const work = await readFormWork(event, place);
  return { form, work, draft: draftOf(work, sentDraft(form, work)) };
};

/** What somebody typed, of the whole form: rows that nobody touched say nothing. */
const typedIn = ({ work, draft: { texts, lists, finds, released, about } }: Sent): Typed => ({
  texts: Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => text !== (work.texts[name]?.text ?? '')),
  ),
  lists: Object.fromEntries(
    formLists(work.form).map((list) => [
      list,
      (lists[list] ?? []).filter(({ parts, isRemoved }) => parts !== null || isRemoved),
    ]),
  ),
  finds,
  released,
  about,
});

const outcomeOf = (sent: Sent, more: Partial<FormOutcome> = {}): FormOutcome => ({
  work: sent.work,
  typed: typedIn(sent),
  found: null,
  preview: null,
  focus: null,
  likes: null,
  ...more,
});

const previewOf = async (event: RequestEvent, { work, draft }: Sent): Promise<ShownChange[]> => {
  const { locale, titles } = event.locals.preferences;
  const genres = await readGenres(event);
  const reading = { media: MEDIA[work.kind], locale, titles, genres };
  return changesOf(work, draft).map((change) => shownChange(change, reading));
};

/** Adds what was found, as it was found with what the results were searched with. */
const takeRow = async (
  event: RequestEvent,
  { form, work, draft }: Sent,
  { list, index }: DraftAction & { verb: 'take' },
): Promise<string | undefined> => {
  const query = form.text(fieldNames.found(list));
  const { rows } = await findRows(event, { list, query, ownId: work.id });
  const row = rows[index];
  if (!row) return undefined;
  draft.finds[list] = '';
  return addRow(draft, list, row.parts);
};

/** Pressing Enter in a field of search searches; elsewhere it shows what would change. */
const searchedIn = ({ form, work }: Sent): DraftAction => {
  const list = formLists(work.form).find((one) => {
    const query = form.text(fieldNames.find(one)).trim();
    return query !== '' && query !== form.text(fieldNames.found(one));
  });
  return list ? { verb: 'find', list } : { verb: 'preview' };
};

/** Works that a new one may be; null if there are none, or somebody has looked at them. */
const likesOf = async (
  event: RequestEvent,
  { form, work, draft }: Sent,
): Promise<Like[] | null> => {
  if (work.id !== null || form.has('isSurelyNew')) return null;
  const likes = await findLikes(event, work, changesOf(work, draft));
  return likes.length === 0 ? null : likes;
};

/** Does what a button of the form says, and shows the form again with all that was typed. */
export async function reviseEdit(event: RequestEvent, place: FormPlace) {
  const sent = await readSent(event, place);
  const { form, work, draft } = sent;
  const action = form.has('enter') ? searchedIn(sent) : actionOf(form.text('do'));
  if (action.verb === 'preview') {
    const preview = await previewOf(event, sent);
    const likes = await likesOf(event, sent);
    const focus = likes ? 'likes' : 'changes';
    return form.done('', outcomeOf(sent, { preview, focus, likes }));
  }
  const { list } = action;
  if (action.verb === 'find') {
    const found = await findRows(event, { list, query: draft.finds[list] ?? '', ownId: place.id });
    return form.done('', outcomeOf(sent, { found, focus: `found-${list}` }));
  }
  const row =
    action.verb === 'take' ? await takeRow(event, sent, action) : act(draft, work, action);
  const focus = row === undefined ? `list-${list}` : `row-${list}-${row}`;
  return form.done('', outcomeOf(sent, { focus }));
}

const rowName = ({ list, id }: RowPlace): string => `${list}.${id}`;

/** The part of a row as the form names it: rows inside lists come with their place, which the form does not know. */
const partName = (part: string): string => part.replace(/^\d+\./u, '');

/** The fault of a value, by its address, and of a part of it where that is a row. */
interface ValueProblem extends FieldProblem {
  readonly part?: string;
}

/** The field or the row of the form that holds a value; undefined if none does. */
const placeOf = ({ field, part }: ValueProblem, { work, draft }: Sent): string | undefined => {
  if (field === 'note' || field === 'sources') return field;
  const row = rowAt(work, draft, field);
  if (row) return part ? `${rowName(row)}.${partName(part)}` : rowName(row);
  return formFields(work.form).find(({ name }) => name === field)?.name;
};

/** Every fault at the field or the row of the form that holds the value. */
function atFields(problem: Problem, sent: Sent): Problem {
  const { field } = problem;
  const faults: readonly ValueProblem[] =
    problem.errors ?? (field === undefined ? [] : [{ ...problem, field }]);
  const errors = faults.flatMap((fault) => {
    const place = placeOf(fault, sent);
    return place === undefined ? [] : [{ ...fault, field: place }];
  });
  return errors.length > 0 ? { ...problem, errors } : problem;
}

const inputOf = (sent: Sent, changes: ReturnType<typeof changesOf>) => {
  const { form, work, draft } = sent;
  return {
    media: MEDIA[work.kind],
    workId: work.id,
    changes: changes.map(({ field, after, isRelease = false, isNew = false }) => ({
      field,
      value: isRelease ? null : after,
      isRelease,
      isNew,
    })),
    note: draft.about.note,
    sources: draft.about.sources
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    baseRevision: work.id === null ? null : Number(form.text('baseRevision')) || 0,
    wantsReview: draft.about.wantsReview,
    isDraft: form.has('draft'),
    isSurelyNew: form.has('isSurelyNew'),
  };
};

/** Proposes what somebody changed in the form, and leads to the edit. */
export async function sendEdit(event: RequestEvent, place: FormPlace) {
  const sent = await readSent(event, place);
  const { form, work, draft } = sent;
  const { locale } = event.locals.preferences;
  const say = formWords(locale);
  const refused = (problem: Problem) => form.refused(problem, outcomeOf(sent), {});
  const invalid = { status: 400, code: 'BAD_USER_INPUT' };
  const doubled = doubledRow(work, draft);
  if (doubled) {
    const errors = [{ field: rowName(doubled), detail: say.doubled }];
    return refused({ ...invalid, detail: say.doubled, errors });
  }
  const changes = changesOf(work, draft);
  if (changes.length === 0) return refused({ ...invalid, detail: say.nothing });
  const likes = await likesOf(event, sent);
  if (likes) {
    const detail = newWorkWords(locale).likes;
    return form.refused({ ...invalid, detail }, outcomeOf(sent, { likes, focus: 'likes' }), {});
  }
  const answer = await write(event, PROPOSE, { input: inputOf(sent, changes) });
  if (!answer.ok) return refused(atFields(withFieldNames(answer.problem, locale), sent));
  redirect(303, `/edits/${answer.body.proposeEdit.id}`);
}
