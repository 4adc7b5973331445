import type { Enum } from '@tsuzuki/contract/schema';
import type { ActionFailure, RequestEvent } from '@sveltejs/kit';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { workId, type WorkKind } from '#lib/features/catalog/work.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import type { Variables } from '#lib/server/document.server.ts';
import { write } from '#lib/server/graphql.server.ts';
import { inWords, type Problem } from '#lib/server/route.server.ts';
import { refusalText } from '#lib/form/refusal-text.ts';
import type { Preferences } from '#lib/preferences/preferences.ts';
import { problemOf } from '../problem.server.ts';
import { LIST_STATUSES } from '../entry/entry.ts';
import { LIST_WRITES, type RowInput, type RowWrite, type SavedRow } from './list-write.server.ts';
import { listWords } from './list-words.ts';
import { parseRowKey, steppedProgress, type RowKey, type RowsOutcome } from './list-row.ts';
import { readScoreFormat } from '#lib/preferences/score-format.server.ts';
import { takeBack } from '../undo/undo.server.ts';

type Result = FormResult<RowsOutcome> | ActionFailure<FormResult<RowsOutcome>>;

/** A form about rows, and what is needed to process it. */
interface Sent {
  readonly event: RequestEvent;
  readonly kind: WorkKind;
  readonly form: SentForm;
  /** How the visitor scores. */
  readonly format: Enum<'ScoreFormat'>;
}

const NOTHING: RowsOutcome = {
  batches: [],
  undoneBy: [],
  rows: [],
  gone: [],
  refused: [],
  isStale: false,
};
/** The most entries that one request of the API accepts. */
const MOST_AT_ONCE = 200;

const bad = (detail: string): Problem => ({ status: 400, code: 'BAD_USER_INPUT', detail });

const refuse = ({ event, form }: Pick<Sent, 'event' | 'form'>, problem: Problem): Result => {
  const say = listWords(event.locals.preferences.locale);
  const isOut = problem.code === 'UNAUTHENTICATED';
  return form.refused<RowsOutcome>(isOut ? inWords(problem, say.signedOut) : problem);
};

const numberOf = (text: string): number | null | undefined => {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d{1,6}(?:\.\d{1,2})?$/u.test(trimmed) ? Number(trimmed) : undefined;
};

/** The combined result for several rows. */
const outcomeOf = (answers: readonly SavedRow[], { locale, titles }: Preferences): RowsOutcome => ({
  ...NOTHING,
  batches: [...new Set(answers.flatMap(({ batchId }) => batchId ?? []))],
  rows: answers.flatMap(({ entry }) => entry ?? []),
  refused: answers.flatMap(({ problem, entry }) => {
    const title = entry ? mainTitle(entry.work, titles).text : '';
    return problem ? [{ title, why: refusalText(problemOf(problem), locale) }] : [];
  }),
  isStale: answers.some(({ problem }) => problem?.code === 'STALE_VERSION'),
});

/** Performs one act on one row. */
const act = async <Document extends RowWrite>(
  sent: Sent,
  document: Document,
  variables: Variables<Document>,
): Promise<Result> => {
  const answer = await write(sent.event, document, variables);
  if (!answer.ok) return refuse(sent, answer.problem);
  const { saved } = answer.body;
  const { preferences } = sent.event.locals;
  const outcome = outcomeOf([saved], preferences);
  if (saved.problem === null) return sent.form.done<RowsOutcome>('', outcome);
  const problem = problemOf(saved.problem);
  const { stale } = listWords(preferences.locale);
  const shown = outcome.isStale ? inWords(problem, stale) : problem;
  return sent.form.refused<RowsOutcome>(shown, outcome);
};

/** The status in a form; undefined if it is not valid. */
const statusOf = (form: SentForm) => form.choice('status', LIST_STATUSES);

/** The fields of a row that differ from when the page was made. */
const editOf = ({ form }: Sent): RowInput | null => {
  const [status = '', progress = '', score = ''] = form.text('was').split('|');
  const edit: RowInput = {};
  if (form.has('status') && form.text('status') !== status) {
    const chosen = statusOf(form);
    if (!chosen) return null;
    edit.status = chosen;
  }
  for (const [name, before] of [
    ['progress', progress],
    ['score', score],
  ] as const) {
    if (!form.has(name) || form.text(name) === before) continue;
    const value = numberOf(form.text(name));
    if (value === undefined) return null;
    if (name === 'progress') edit.progress = value ?? 0;
    else edit.score = value;
  }
  return edit;
};

const saveRow = async (sent: Sent): Promise<Result> => {
  const { event, kind, form, format } = sent;
  const key = parseRowKey(form.text('row'));
  const say = listWords(event.locals.preferences.locale);
  if (!key) return refuse(sent, bad(say.unreadable));
  const { advance, save } = LIST_WRITES[kind];
  const { id, version, workId: work } = key;
  const does = form.text('do');
  if (does === 'plus') return act(sent, advance, { id, version, format });
  const was = Number(form.text('was').split('|')[1]) || 0;
  const edit = does === 'minus' ? { progress: steppedProgress(was, -1) } : editOf(sent);
  if (!edit) return refuse(sent, bad(say.noNumber));
  const input = { ...workId(kind, work), version, scoreFormat: format, ...edit };
  return act(sent, save, { input, format });
};

/** Removes an entry from one custom list. If it is on no other, it is shown with its status again. */
const withoutList = (customLists: readonly string[], list: string): RowInput => {
  const rest = customLists.filter((id) => id !== list);
  return { customLists: rest, ...(rest.length === 0 && { isHiddenFromStatusLists: false }) };
};

/** The change that a form about many rows makes to each; null if the form is not valid. */
const bulkEdit = ({ form, format }: Sent): ((key: RowKey) => RowInput) | null => {
  const status = statusOf(form);
  const isList = (id: string): boolean => /^[\da-f-]{36}$/u.test(id);
  const [list, shown] = [form.text('list'), form.text('shown')];
  const score = numberOf(form.text('score'));
  switch (form.text('do')) {
    case 'status':
      return status ? () => ({ status }) : null;
    case 'score':
      return score == null ? null : () => ({ score, scoreFormat: format });
    case 'unscore':
      return () => ({ score: null });
    case 'list':
      return isList(list)
        ? ({ customLists }) => ({ customLists: [...new Set([...customLists, list])] })
        : null;
    case 'unlist':
      return isList(shown) ? ({ customLists }) => withoutList(customLists, shown) : null;
    default:
      return null;
  }
};

const deleteRows = async (sent: Sent, keys: readonly RowKey[]): Promise<Result> => {
  const ids = keys.map(({ id }) => id);
  const answer = await write(sent.event, LIST_WRITES[sent.kind].deleteAll, { ids });
  if (!answer.ok) return refuse(sent, answer.problem);
  const { results } = answer.body.saved;
  const gone = ids.filter((_id, at) => results[at]?.outcome === 'DELETED');
  return sent.form.done<RowsOutcome>('', {
    ...NOTHING,
    gone,
    batches: [...new Set(results.flatMap(({ batchId }) => batchId ?? []))],
  });
};

const saveRows = async (sent: Sent): Promise<Result> => {
  const { event, kind, form, format } = sent;
  const say = listWords(event.locals.preferences.locale);
  const keys = form.all('rows').map(parseRowKey);
  const known = keys.filter((key) => key !== null);
  if (known.length === 0 || known.length < keys.length) return refuse(sent, bad(say.noneChosen));
  if (known.length > MOST_AT_ONCE) return refuse(sent, bad(say.tooMany(MOST_AT_ONCE)));
  if (form.text('do') === 'delete') return deleteRows(sent, known);
  const edit = bulkEdit(sent);
  if (!edit) {
    const isUnsaid = form.text('do') === 'score' && form.text('score').trim() === '';
    return refuse(sent, bad(isUnsaid ? say.noScoreGiven : say.noNumber));
  }
  const inputs = known.map((key) => ({
    ...workId(kind, key.workId),
    version: key.version,
    ...edit(key),
  }));
  const answer = await write(event, LIST_WRITES[kind].saveAll, { inputs, format });
  if (!answer.ok) return refuse(sent, answer.problem);
  return form.done<RowsOutcome>('', outcomeOf(answer.body.saved.results, event.locals.preferences));
};

const undo = async (event: RequestEvent): Promise<Result> => {
  const form = await readForm(event, 'undo');
  const { problem, batches } = await takeBack(event, form);
  if (problem) return refuse({ event, form }, problem);
  return form.done<RowsOutcome>('', { ...NOTHING, undoneBy: batches });
};

/** The actions of the page of the visitor's list. Scripts send the same forms. */
export function listActions(kind: WorkKind) {
  const signedIn =
    (name: string, work: (sent: Sent) => Promise<Result>) =>
    async (event: RequestEvent): Promise<Result> => {
      const form = await readForm(event, name);
      const format = await readScoreFormat(event);
      if (format !== null) return work({ event, kind, form, format });
      return refuse({ event, form }, { status: 401, code: 'UNAUTHENTICATED', detail: '' });
    };
  return { row: signedIn('row', saveRow), bulk: signedIn('bulk', saveRows), undo };
}
