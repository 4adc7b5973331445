import { builder } from '#platform/graphql/builder.ts';
import { reasonFields } from '#platform/graphql/reason.ts';
import { MEDIUM, type Media } from '#slices/catalog/values.ts';
import type { Problem } from '../commands/problem.ts';
import type { Entry } from '../queries/stored-entry.ts';
import { AnimeEntryRef, MangaEntryRef } from './entry.ts';
import { ProblemCodeEnum, SaveOutcomeEnum } from './enum.ts';
import type { Saved } from './saved.ts';

export const ProblemRef = builder.objectRef<Problem>('ListProblem').implement({
  extensions: { tier: 'public' },
  description: 'Why an entry was not written.',
  fields: (t) => ({
    code: t.expose('code', {
      type: ProblemCodeEnum,
      nullable: false,
      description: 'The kind of problem, for programs.',
    }),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'The reason, as a stable word. The page on errors lists all.',
    }),
    ...reasonFields(t),
  }),
});

const SavedRef = builder.interfaceRef<Saved>('ListEntryPayload').implement({
  description: 'The result of a change of an entry, on either list.',
  fields: (t) => ({
    outcome: t.expose('outcome', {
      type: SaveOutcomeEnum,
      nullable: false,
      description: 'What was done.',
    }),
    problem: t.expose('problem', {
      type: ProblemRef,
      description: 'Why nothing was written; null if it was.',
    }),
    batchId: t.exposeID('batchId', {
      description: 'Id for `undo`, valid for 30 days; null if nothing was written.',
    }),
  }),
});

const NOW = 'The entry as it is now, also if nothing was written; null if there is none.';

export const AnimeSavedRef = builder.objectRef<Saved>('AnimeListEntryPayload').implement({
  extensions: { tier: 'public' },
  interfaces: [SavedRef],
  description: 'The result of a change of an entry.',
  fields: (t) => ({
    entry: t.field({ type: AnimeEntryRef, description: NOW, resolve: ({ entry }) => entry }),
  }),
});

export const MangaSavedRef = builder.objectRef<Saved>('MangaListEntryPayload').implement({
  extensions: { tier: 'public' },
  interfaces: [SavedRef],
  description: 'The result of a change of an entry.',
  fields: (t) => ({
    entry: t.field({ type: MangaEntryRef, description: NOW, resolve: ({ entry }) => entry }),
  }),
});

/** The result of a change of an entry, for each list. */
export const SAVED = [
  { ...MEDIUM.ANIME, type: AnimeSavedRef },
  { ...MEDIUM.MANGA, type: MangaSavedRef },
] as const;

/** The result of a change of plays or of many entries. */
export interface ListChange {
  entries: readonly Entry[];
  plays: number;
  problem: Problem | null;
  batchId: string | null;
}

const ofKind =
  (media: Media) =>
  ({ entries }: ListChange) =>
    entries.filter((entry) => entry.media === media);

export const ListChangeRef = builder.objectRef<ListChange>('ListChangePayload').implement({
  extensions: { tier: 'public' },
  description: 'The result of a change of lists.',
  fields: (t) => ({
    animeEntries: t.field({
      type: [AnimeEntryRef],
      nullable: false,
      description: 'The affected entries of anime, as they are now.',
      resolve: ofKind('ANIME'),
    }),
    mangaEntries: t.field({
      type: [MangaEntryRef],
      nullable: false,
      description: 'The affected entries of manga, as they are now.',
      resolve: ofKind('MANGA'),
    }),
    plays: t.exposeInt('plays', {
      nullable: false,
      description: 'Plays that were recorded, undone or restored.',
    }),
    problem: t.expose('problem', {
      type: ProblemRef,
      description: 'Why nothing was written; null if it was.',
    }),
    batchId: t.exposeID('batchId', {
      description: 'Id for `undo`, valid for 30 days; null if nothing was written.',
    }),
  }),
});
