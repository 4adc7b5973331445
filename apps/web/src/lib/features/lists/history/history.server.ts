import { error, redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { execute, graphqlDocument, readOrDegrade, write } from '#lib/server/graphql.server.ts';
import { signInAddress, type Answer, type Problem } from '#lib/server/route.server.ts';
import { instantOfField } from '#lib/time/local-field.ts';
import { knownZone } from '#lib/time/zone.ts';
import { batchesOf, type EntryOutcome } from '../entry/entry.ts';
import { historyWords } from './history-words.ts';
import type { History, Pass, Play } from './history.ts';
import { takeBack } from '../undo/undo.server.ts';

type WorkEvent = RequestEvent<{ id: string }>;
type Result = FormResult<EntryOutcome> | ActionFailure<FormResult<EntryOutcome>>;

interface Found {
  work:
    | (History['work'] & {
        viewerEntry: {
          id: string;
          status: string;
          progress: number;
          passes: Pass[];
          history: {
            nodes: Play[];
            pageInfo: { hasNextPage: boolean; endCursor: string | null };
          };
        } | null;
      })
    | null;
}

const documentOf = (kind: WorkKind) =>
  graphqlDocument<Found, { id: string; after: string | null }>(`
    query WebHistory($id: ID!, $after: String) {
      work: ${kind}(id: $id) {
        id titleRomaji titleEnglish titleNative
        viewerEntry {
          id status progress passes { number state startedOn completedOn }
          history(first: 50, after: $after) {
            nodes { id fromUnit toUnit: unit pass source playedAt } pageInfo { hasNextPage endCursor }
          }
        }
      }
    }
  `);

const HISTORIES = { anime: documentOf('anime'), manga: documentOf('manga') };

/** The history of one's own entry; whoever is not signed in is sent to sign in, and back. */
export async function loadHistory(event: WorkEvent, kind: WorkKind): Promise<History> {
  if (!event.cookies.get('__Host-sid')) redirect(303, signInAddress(event.url));
  event.setHeaders({ 'cache-control': 'no-store' });
  const { id } = event.params;
  const after = event.url.searchParams.get('after');
  const read = await readOrDegrade(event, () => execute(event, HISTORIES[kind], { id, after }));
  if (!read) error(503, 'This page couldn’t be loaded.');
  if (!read.work) error(404, 'This title isn’t in the catalogue.');
  const { viewerEntry, ...work } = read.work;
  if (!viewerEntry) return { work, entry: null };
  const { history, ...entry } = viewerEntry;
  const { hasNextPage, endCursor } = history.pageInfo;
  return { work, entry: { ...entry, plays: history.nodes, next: hasNextPage ? endCursor : null } };
}

interface Change {
  saved: {
    batchId: string | null;
    problem: { code: string; message: string } | null;
  };
}

const CHANGE = '{ batchId problem { code message } }';

const RECORD = graphqlDocument<Change, { input: object }>(
  `mutation WebRecordPlay($input: RecordPlayInput!) { saved: recordPlay(input: $input) ${CHANGE} }`,
);
const UPDATE = graphqlDocument<Change, Record<string, unknown>>(`
  mutation WebUpdatePlay($id: ID!, $unit: Float, $fromUnit: Float, $playedAt: DateTime) {
    saved: updatePlay(id: $id, unit: $unit, fromUnit: $fromUnit, playedAt: $playedAt) ${CHANGE}
  }`);
const DELETE = graphqlDocument<Change, { ids: string[] }>(
  `mutation WebDeletePlay($ids: [ID!]!) { saved: deletePlays(ids: $ids) ${CHANGE} }`,
);

const passDocument = (kind: WorkKind, act: 'start' | 'finish', more = '') => {
  const name = kind === 'anime' ? 'Anime' : 'Manga';
  return graphqlDocument<Change, { id: string }>(
    `mutation WebPass($id: ID!) { saved: ${act}${name}Pass(id: $id${more}) ${CHANGE} }`,
  );
};

const bad = (field: string, detail: string): Problem => ({
  status: 400,
  code: 'BAD_USER_INPUT',
  detail: '',
  errors: [{ field, detail }],
});

const numberOf = (text: string): number | null => {
  const trimmed = text.trim().replace(',', '.');
  return /^\d{1,6}(?:\.\d{1,2})?$/u.test(trimmed) ? Number(trimmed) : null;
};

/** What a form says of a play, or what is wrong with it. */
const playOf = (event: RequestEvent, form: SentForm) => {
  const say = historyWords(event.locals.preferences.locale);
  const unit = numberOf(form.text('unit'));
  if (unit === null) return { problem: bad('unit', say.noNumber) };
  const fromUnit = form.text('fromUnit').trim() === '' ? unit : numberOf(form.text('fromUnit'));
  if (fromUnit === null || fromUnit > unit) return { problem: bad('fromUnit', say.noRange) };
  const zone = knownZone(form.text('zone')) ?? event.locals.zone;
  const instant = instantOfField(form.text('playedAt'), zone);
  if (instant === null) return { problem: bad('playedAt', say.noTime) };
  return { play: { unit, fromUnit, playedAt: new Date(instant).toISOString() } };
};

const answered = (form: SentForm, answer: Answer<Change>): Result => {
  if (!answer.ok) return form.refused<EntryOutcome>(answer.problem);
  const { problem, batchId } = answer.body.saved;
  if (problem === null) return form.done<EntryOutcome>('', { batches: batchesOf(batchId) });
  return form.refused<EntryOutcome>({ status: 400, code: problem.code, detail: problem.message });
};

/** The actions of the page of an entry's history. */
export function historyActions(kind: WorkKind) {
  const PASS = {
    start: passDocument(kind, 'start'),
    finish: passDocument(kind, 'finish'),
    abandon: passDocument(kind, 'finish', ', isAbandoned: true'),
  };
  const pass = (name: keyof typeof PASS) => async (event: WorkEvent) => {
    const form = await readForm(event, name);
    return answered(form, await write(event, PASS[name], { id: form.text('entry') }));
  };
  return {
    start: pass('start'),
    finish: pass('finish'),
    abandon: pass('abandon'),
    record: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'record');
      const { play, problem } = playOf(event, form);
      if (!play) return form.refused<EntryOutcome>(problem);
      const input = { [`${kind}Id`]: event.params.id, ...play };
      return answered(form, await write(event, RECORD, { input }));
    },
    edit: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'edit');
      const { play, problem } = playOf(event, form);
      if (!play) return form.refused<EntryOutcome>(problem);
      return answered(form, await write(event, UPDATE, { id: form.text('id'), ...play }));
    },
    remove: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'remove');
      return answered(form, await write(event, DELETE, { ids: [form.text('id')] }));
    },
    undo: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'undo');
      const problem = await takeBack(event, form);
      return problem ? form.refused<EntryOutcome>(problem) : form.done<EntryOutcome>();
    },
  };
}
