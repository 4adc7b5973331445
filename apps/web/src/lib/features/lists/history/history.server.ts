import { redirect, type ActionFailure, type RequestEvent } from '@sveltejs/kit';
import { leaveFormerAddress } from '#lib/server/former-address.server.ts';
import { WORK_TITLES } from '#lib/features/catalog/fragments.server.ts';
import { workId, type WorkKind } from '#lib/features/catalog/work.ts';
import type { FormResult } from '#lib/form/result.ts';
import { readForm, type SentForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute, readOrDegrade, write } from '#lib/server/graphql.server.ts';
import { signInAddress, type Answer, type Problem } from '#lib/server/route.server.ts';
import { instantOfField } from '#lib/time/local-field.ts';
import { knownZone } from '#lib/time/zone.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { batchesOf, type EntryOutcome } from '../entry/entry.ts';
import { kindOf } from '../entry/progress-name.ts';
import { historyWords } from './history-words.ts';
import { placed, problemOf } from '../problem.server.ts';
import { PASS_WRITES, PLAY_WRITES, type Change } from './history-write.server.ts';
import type { History } from './history.ts';
import { takeBack } from '../undo/undo.server.ts';

type WorkEvent = RequestEvent<{ id: string }>;
type Result = FormResult<EntryOutcome> | ActionFailure<FormResult<EntryOutcome>>;

/** One act of watching or reading. Its pass is 0 for the first time. */
export const PLAY = graphql(
  'fragment Play on Play { id fromUnit toUnit: unit pass source client { kind name } playedAt }',
);

/** An entry with a page of its history, for a document with the variable `$after`. */
export const ENTRY_HISTORY = graphql(
  `
    fragment EntryHistory on ListEntry {
      id
      passes {
        number
        state
        startedOn
        completedOn
      }
      history(first: 50, after: $after) {
        nodes {
          ...Play
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [PLAY],
);

const HISTORIES = {
  anime: graphql(
    `
      query WebAnimeHistory($id: ID!, $after: String) {
        work: anime(id: $id) {
          ...WorkTitles
          format
          episodeCount
          viewerEntry {
            ...EntryHistory
          }
        }
      }
    `,
    [WORK_TITLES, ENTRY_HISTORY],
  ),
  manga: graphql(
    `
      query WebMangaHistory($id: ID!, $after: String) {
        work: manga(id: $id) {
          ...WorkTitles
          format
          viewerEntry {
            ...EntryHistory
          }
        }
      }
    `,
    [WORK_TITLES, ENTRY_HISTORY],
  ),
};

/** The history of the visitor's entry. Visitors who are not signed in are sent to sign-in and back. */
export async function loadHistory(event: WorkEvent, medium: WorkKind): Promise<History> {
  if (!event.cookies.get('__Host-sid')) redirect(303, signInAddress(event.url));
  event.setHeaders({ 'cache-control': 'no-store' });
  const { id } = event.params;
  const after = event.url.searchParams.get('after');
  const read = await readOrDegrade(event, () => execute(event, HISTORIES[medium], { id, after }));
  if (!read) pageError(503, 'PAGE_UNAVAILABLE');
  if (!read.work) pageError(404, 'WORK_NOT_FOUND');
  leaveFormerAddress(event, read.work);
  const { viewerEntry, ...work } = read.work;
  const kind = kindOf(work, medium === 'manga');
  if (!viewerEntry) return { kind, work, entry: null };
  const { history, ...entry } = viewerEntry;
  const { hasNextPage, endCursor } = history.pageInfo;
  const next = hasNextPage ? endCursor : null;
  return { kind, work, entry: { ...entry, plays: history.nodes, next } };
}

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

/** The play in a form, or its errors. */
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

/** The fields of the form of a play. */
const FIELDS: ReadonlySet<string> = new Set(['fromUnit', 'unit', 'playedAt']);

const answered = (form: SentForm, answer: Answer<Change>): Result => {
  if (!answer.ok) return form.refused<EntryOutcome>(placed(answer.problem, FIELDS));
  const { problem, batchId } = answer.body.saved;
  if (problem === null) return form.done<EntryOutcome>('', { batches: batchesOf(batchId) });
  return form.refused<EntryOutcome>(placed(problemOf(problem), FIELDS));
};

/** The actions of the page of an entry's history. */
export function historyActions(kind: WorkKind) {
  const passes = PASS_WRITES[kind];
  const pass = (name: keyof typeof passes) => async (event: WorkEvent) => {
    const form = await readForm(event, name);
    return answered(form, await write(event, passes[name], { id: form.text('entry') }));
  };
  return {
    start: pass('start'),
    finish: pass('finish'),
    abandon: pass('abandon'),
    record: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'record');
      const { play, problem } = playOf(event, form);
      if (!play) return form.refused<EntryOutcome>(problem);
      const input = { ...workId(kind, event.params.id), ...play };
      return answered(form, await write(event, PLAY_WRITES.record, { input }));
    },
    edit: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'edit');
      const { play, problem } = playOf(event, form);
      if (!play) return form.refused<EntryOutcome>(problem);
      return answered(
        form,
        await write(event, PLAY_WRITES.update, { id: form.text('id'), ...play }),
      );
    },
    remove: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'remove');
      return answered(form, await write(event, PLAY_WRITES.delete, { ids: [form.text('id')] }));
    },
    undo: async (event: WorkEvent): Promise<Result> => {
      const form = await readForm(event, 'undo');
      const { problem } = await takeBack(event, form);
      return problem ? form.refused<EntryOutcome>(problem) : form.done<EntryOutcome>();
    },
  };
}
