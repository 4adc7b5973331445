import { redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { graphql, type Variables } from '#lib/server/document.server.ts';
import { execute, readOrDegrade, write } from '#lib/server/graphql.server.ts';
import { inWords, signInAddress, type Answer, type Problem } from '#lib/server/route.server.ts';
import { PROBLEM, problemOf } from '../problem.server.ts';
import { customListWords } from './custom-list-words.ts';
import { mediaOf, type CountedList } from './custom-list.ts';

type Result = FormResult | ActionFailure<FormResult>;

/** The visitor's custom lists of a medium, with their numbers of entries. */
export const LISTS = graphql(`
  query WebCustomLists($media: ListMedia!) {
    viewer {
      customLists(media: $media) {
        id
        name
      }
      listCounts(media: $media) {
        customLists {
          value
          entries
        }
      }
    }
  }
`);

const SAVED = graphql(
  'fragment SavedList on CustomListPayload { customList { id } problem { ...Problem } }',
  [PROBLEM],
);

const CREATE = graphql(
  `
    mutation WebCreateList($media: ListMedia!, $name: String!) {
      saved: createCustomList(media: $media, name: $name) {
        ...SavedList
      }
    }
  `,
  [SAVED],
);
const UPDATE = graphql(
  `
    mutation WebUpdateList($id: ID!, $name: String, $position: Int) {
      saved: updateCustomList(id: $id, name: $name, position: $position) {
        ...SavedList
      }
    }
  `,
  [SAVED],
);
const DELETE = graphql(
  'mutation WebDeleteList($id: ID!) { saved: deleteCustomList(id: $id) { ...SavedList } }',
  [SAVED],
);

const readLists = async (event: RequestEvent, kind: WorkKind): Promise<CountedList[]> => {
  const { viewer } = await execute(event, LISTS, { media: mediaOf(kind) });
  const counts = new Map(
    viewer?.listCounts?.customLists.map(({ value, entries }) => [value, entries]),
  );
  return (viewer?.customLists ?? []).map((list) => ({
    ...list,
    entries: counts.get(list.id) ?? 0,
  }));
};

/** The visitor's custom lists of a kind; null if they cannot be read. Visitors who are not signed in are sent to sign-in and back. */
export async function loadCustomLists(event: RequestEvent, kind: WorkKind) {
  if (!event.cookies.get('__Host-sid')) redirect(303, signInAddress(event.url));
  event.setHeaders({ 'cache-control': 'no-store' });
  return { kind, lists: await readOrDegrade(event, () => readLists(event, kind)) };
}

/** Writes a custom list. A refusal is shown in the form. */
const written = async <Document extends typeof CREATE | typeof UPDATE | typeof DELETE>(
  event: RequestEvent,
  document: Document,
  variables: Variables<Document>,
): Promise<Answer<string>> => {
  const answer = await write(event, document, variables);
  if (!answer.ok) return answer;
  const { problem, customList } = answer.body.saved;
  if (problem === null) return { ok: true, body: customList?.id ?? '' };
  return { ok: false, problem: problemOf(problem) };
};

/** A refusal in the visitor's language, at the field of the name if it is about the name. */
const worded = (event: RequestEvent, problem: Problem, field: string): Problem => {
  const say = customListWords(event.locals.preferences.locale);
  const { code, reason } = problem;
  if (code === 'UNAUTHENTICATED') return inWords(problem, say.signedOut);
  if (reason === 'CUSTOM_LIST_NOT_FOUND') return inWords(problem, say.gone);
  const isTaken = reason === 'CUSTOM_LIST_NAME_TAKEN';
  const fault = isTaken ? inWords(problem, say.taken) : problem;
  return { ...problem, errors: [{ ...fault, field }] };
};

/** The custom list with a name, created if there is none. An error belongs to the field with the name. */
export async function listNamed(
  event: RequestEvent,
  { kind, name, field }: { kind: WorkKind; name: string; field: string },
): Promise<Answer<string>> {
  const made = await written(event, CREATE, { media: mediaOf(kind), name });
  if (made.ok) return made;
  if (made.problem.reason === 'CUSTOM_LIST_NAME_TAKEN') {
    const lists = await readLists(event, kind);
    const known = lists.find((list) => list.name.toLowerCase() === name.toLowerCase());
    if (known) return { ok: true, body: known.id };
  }
  return { ok: false, problem: worded(event, made.problem, field) };
}

/** The actions of the page of custom lists. */
export function customListActions(kind: WorkKind) {
  const act =
    (name: string, work: (event: RequestEvent, form: SentForm) => Promise<Answer<string>>) =>
    async (event: RequestEvent): Promise<Result> => {
      const form = await readForm(event, name);
      const answer = await work(event, form);
      if (answer.ok) return form.done(customListWords(event.locals.preferences.locale).done(name));
      return form.refused<never>(worded(event, answer.problem, 'name'));
    };
  return {
    create: act('create', (event, form) =>
      written(event, CREATE, { media: mediaOf(kind), name: form.text('name') }),
    ),
    rename: act('rename', (event, form) =>
      written(event, UPDATE, { id: form.text('id'), name: form.text('name') }),
    ),
    move: act('move', (event, form) =>
      written(event, UPDATE, { id: form.text('id'), position: Number(form.text('position')) || 1 }),
    ),
    delete: act('delete', (event, form) => written(event, DELETE, { id: form.text('id') })),
  };
}
