import { builder } from '#platform/graphql/builder.ts';
import { reasonFields } from '#platform/graphql/reason.ts';
import type { Problem } from '../commands/problem.ts';
import type { SaveResult } from '../commands/save-entries.ts';
import type { Entry } from '../queries/stored-entry.ts';
import type { ListMedia } from '../rules/word.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';
import { ProblemCodeEnum, SaveOutcomeEnum } from './enum.ts';

export const ProblemRef = builder.objectRef<Problem>('ListProblem').implement({
  extensions: { tier: 'public' },
  description: 'Why an entry was not written.',
  fields: (t) => ({
    code: t.expose('code', {
      type: ProblemCodeEnum,
      nullable: false,
      description: 'What kind of problem it is, for programs.',
    }),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as a stable word; the page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

/** What became of an entry, and what undoes it. */
export interface Saved extends SaveResult {
  /** Null where nothing was written. */
  batchId: string | null;
}

type SavedFields = Parameters<
  Parameters<ReturnType<typeof builder.objectRef<Saved>>['implement']>[0]['fields'] & object
>[0];

const fieldsOfBoth = (t: SavedFields) => ({
  outcome: t.expose('outcome', {
    type: SaveOutcomeEnum,
    nullable: false,
    description: 'What was done.',
  }),
  problem: t.expose('problem', {
    type: ProblemRef,
    description: 'Why nothing was written; null where it was.',
  }),
  batchId: t.exposeID('batchId', {
    description: 'What `undo` takes back, for 30 days; null where nothing was written.',
  }),
});

const NOW = 'The entry as it is now, also where nothing was written; null where there is none.';

export const AnimeSavedRef = builder.objectRef<Saved>('AnimeListEntryPayload').implement({
  extensions: { tier: 'public' },
  description: 'What became of an entry.',
  fields: (t) => ({
    ...fieldsOfBoth(t),
    entry: t.field({ type: AnimeEntryRef, description: NOW, resolve: ({ entry }) => entry }),
  }),
});

export const MangaSavedRef = builder.objectRef<Saved>('MangaListEntryPayload').implement({
  extensions: { tier: 'public' },
  description: 'What became of an entry.',
  fields: (t) => ({
    ...fieldsOfBoth(t),
    entry: t.field({ type: MangaEntryRef, description: NOW, resolve: ({ entry }) => entry }),
  }),
});

const WRITTEN: ReadonlySet<string> = new Set(['ADDED', 'UPDATED', 'DELETED']);

/** A result with the batch that undoes it. */
export const savedIn = (batchId: string, result: SaveResult): Saved => ({
  ...result,
  batchId: WRITTEN.has(result.outcome) ? batchId : null,
});

/** What an act on plays or on many entries did. */
export interface ListChange {
  entries: readonly Entry[];
  plays: number;
  problem: Problem | null;
  batchId: string | null;
}

const ofKind =
  (media: ListMedia) =>
  ({ entries }: ListChange) =>
    entries.filter((entry) => entry.media === media);

export const ListChangeRef = builder.objectRef<ListChange>('ListChangePayload').implement({
  extensions: { tier: 'public' },
  description: 'What an act did.',
  fields: (t) => ({
    animeEntries: t.field({
      type: [AnimeEntryRef],
      nullable: false,
      description: 'The entries of anime it was about, as they are now.',
      resolve: ofKind('ANIME'),
    }),
    mangaEntries: t.field({
      type: [MangaEntryRef],
      nullable: false,
      description: 'The entries of manga it was about, as they are now.',
      resolve: ofKind('MANGA'),
    }),
    plays: t.exposeInt('plays', {
      nullable: false,
      description: 'Plays that were recorded, taken back or brought back.',
    }),
    problem: t.expose('problem', {
      type: ProblemRef,
      description: 'Why nothing was written; null where it was.',
    }),
    batchId: t.exposeID('batchId', {
      description: 'What `undo` takes back, for 30 days; null where nothing was written.',
    }),
  }),
});
