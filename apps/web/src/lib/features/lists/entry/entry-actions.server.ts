import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import { workId, type WorkKind } from '#lib/features/catalog/work.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import type { Variables } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { inWords, type Problem } from '#lib/server/route.server.ts';
import { placed, problemOf } from '../problem.server.ts';
import { listNamed } from '../custom-lists/custom-lists.server.ts';
import { editOf } from './entry-edit.server.ts';
import { changedSince, ontoNow, type Typed } from './entry-merge.ts';
import { parseBase, spelled, tagsOf } from './entry-texts.ts';
import { entryWords } from './entry-words.ts';
import { ENTRY_WRITES, type EntryWrite } from './entry-write.server.ts';
import { batchesOf, type Entry, type EntryOutcome } from './entry.ts';
import { readOwnEntry } from './own-entry.server.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { takeBack } from '../undo/undo.server.ts';

type Result = FormResult<EntryOutcome> | ActionFailure<FormResult<EntryOutcome>>;
type WorkEvent = RequestEvent<{ id: string }>;

/** The fields of the form that the API judges. */
const FIELDS: ReadonlySet<string> = new Set([
  'progress',
  'volumeProgress',
  'score',
  'repeatCount',
  'startedOn',
  'completedOn',
  'notes',
  'tags',
  'priority',
]);

/** The values of a form that is shown again; by default, all that were sent. */
interface Again {
  readonly outcome?: EntryOutcome;
  readonly values?: Typed | null | undefined;
}

/** The form again, with the person's input. It says so if they were signed out meanwhile. */
const refused = (
  event: RequestEvent,
  form: SentForm,
  problem: Problem,
  { outcome, values }: Again = {},
): Result => {
  const say = entryWords(event.locals.preferences.locale);
  const isOut = problem.code === 'UNAUTHENTICATED';
  const shown = isOut ? inWords(problem, say.signedOut) : placed(problem, FIELDS);
  return form.refused<EntryOutcome>(shown, outcome, values);
};

const SIGNED_OUT: Problem = { status: 401, code: 'UNAUTHENTICATED', detail: '' };

const versionOf = (form: SentForm): number => Number(form.text('version')) || 0;

/** The form again, for the current entry. */
const upToDate = (form: SentForm, entry: Entry | null, typed?: Typed): Again => {
  const base = parseBase(form.text('base'));
  const changed = entry ? changedSince(base, entry, form.text('changed')) : [];
  const outcome = { batches: [], now: { entry, changed } };
  // If the entry was deleted, the whole form creates a new one.
  return { outcome, values: entry && typed && ontoNow(typed, base, entry) };
};

/** The person's input for an entry of one kind. */
interface TypedEdit {
  readonly kind: WorkKind;
  readonly typed: Typed;
}

/** Refuses an edit together with the newest entry, so that changes made elsewhere are reported once and no later save reverts them. */
async function refusedEdit(
  event: WorkEvent,
  form: SentForm,
  problem: Problem,
  { kind, typed }: TypedEdit,
): Promise<Result> {
  const own = await readOwnEntry(event, kind, event.params.id);
  const isThere = own && (own.entry !== null || versionOf(form) > 0);
  const again = isThere ? upToDate(form, own.entry, typed) : { values: typed };
  return refused(event, form, problem, again);
}

/** Writes an entry. If the form was made on an older version, it keeps the person's input and shows the current entry. */
async function saved<Document extends EntryWrite>(
  event: WorkEvent,
  form: SentForm,
  [document, variables]: [Document, Variables<Document>],
  edit?: TypedEdit,
): Promise<Result> {
  const refuse = (problem: Problem) =>
    edit ? refusedEdit(event, form, problem, edit) : refused(event, form, problem);
  const answer = await write(event, document, variables);
  if (!answer.ok) return refuse(answer.problem);
  const { problem, batchId, entry } = answer.body.saved;
  if (problem === null) return form.done<EntryOutcome>('', { batches: batchesOf(batchId) });
  if (problem.code !== 'STALE_VERSION') return refuse(problemOf(problem));
  const say = entryWords(event.locals.preferences.locale);
  const stale = inWords(problemOf(problem), edit ? say.staleForm : say.stale);
  return refused(event, form, stale, upToDate(form, entry, edit?.typed));
}

/** The actions of a work's page that concern the visitor's entry. */
export function entryActions(kind: WorkKind) {
  const documents = ENTRY_WRITES[kind];

  const save =
    (name: string) =>
    async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, name);
      const { id } = event.params;
      const format = await readScoreFormat(event);
      if (format === null) return refused(event, form, SIGNED_OUT);
      const { locale } = event.locals.preferences;
      const { input: said, typed, lists, newList, faults } = editOf(form, { kind, locale });
      if (faults.length > 0) {
        const fault = { status: 400, code: 'BAD_USER_INPUT', detail: '', errors: [...faults] };
        return refusedEdit(event, form, fault, { kind, typed });
      }
      const made =
        newList === '' ? null : await listNamed(event, { kind, name: newList, field: 'newList' });
      if (made && !made.ok) return refusedEdit(event, form, made.problem, { kind, typed });
      const named = made && { customLists: [...new Set([...lists, made.body])] };
      const own = typed.tags === undefined ? null : await readOwnEntry(event, kind, id);
      const tagged = own && { tags: spelled(tagsOf(typed.tags ?? ''), own.tags) };
      const work = { ...workId(kind, id), version: versionOf(form) };
      const input = { ...said, ...named, ...tagged, ...work, scoreFormat: format };
      return saved(event, form, [documents.save, { input, format }], { kind, typed });
    };

  const act =
    (name: 'advance' | 'remove') =>
    async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, name);
      const format = await readScoreFormat(event);
      if (format === null) return refused(event, form, SIGNED_OUT);
      const key = { id: form.text('entry'), version: versionOf(form) };
      return saved(event, form, [documents[name], { ...key, format }]);
    };

  return {
    save: save('save'),
    add: save('add'),
    rewatch: save('rewatch'),
    advance: act('advance'),
    remove: act('remove'),
    favourite: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'favourite');
      const answer = await write(event, documents.favourite, { id: event.params.id });
      return answer.ok ? form.done() : refused(event, form, answer.problem);
    },
    undo: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'undo');
      const { problem } = await takeBack(event, form);
      return problem ? refused(event, form, problem) : form.done<EntryOutcome>();
    },
  };
}
