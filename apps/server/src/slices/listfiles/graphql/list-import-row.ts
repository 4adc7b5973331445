import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { UnreadValue } from '#slices/exchange/index.ts';
import type { ReportedRow } from '../list-import/queries.ts';
import { ListImportOutcomeEnum } from './enum.ts';
import { ValuesRef } from './values.ts';
import { KeptRefusalRef, keptRefusal } from './refusal.ts';

const MOST_SUGGESTIONS = 5;

/** Most rows are read whole. */
const USUAL_UNREAD = 2;

const UnreadRef = builder.objectRef<UnreadValue>('ListImportUnreadValue').implement({
  extensions: { tier: 'public' },
  description: 'A value of a file that was not understood and left out.',
  fields: (t) => ({
    field: t.exposeString('field', {
      nullable: false,
      description: 'What it is the value of, such as `status`, `progress`, `score` or `startedOn`.',
    }),
    value: t.exposeString('value', {
      nullable: false,
      description: 'The value as it is in the file, at most 100 characters.',
    }),
    warning: t.exposeString('warning', {
      description: 'The word among `ListImportRow.warnings` that tells of it; null for a status.',
    }),
  }),
});

export const ListImportRowRef = builder.objectRef<ReportedRow>('ListImportRow').implement({
  extensions: { tier: 'public' },
  description: 'A row of a file and its outcome.',
  fields: (t) => ({
    number: t.exposeInt('number', { nullable: false, description: 'Its place, from 1.' }),
    line: t.exposeInt('line', {
      nullable: false,
      description: 'Its place in the file: a line, or the number of the entry.',
    }),
    title: t.exposeString('title', { description: 'The title in the file.' }),
    outcome: t.expose('outcome', {
      type: ListImportOutcomeEnum,
      description: 'The outcome of the row, actual or expected; null while it is not decided.',
    }),
    reason: t.exposeString('reason', {
      description:
        'Why it was skipped, as a word that the guide to list files explains; if there is a `refusal`, its message.',
    }),
    refusal: t.field({
      type: KeptRefusalRef,
      description: 'Why the list refused the row; null if it did not.',
      resolve: ({ reason, refused }) => keptRefusal(reason, refused),
    }),
    warnings: t.exposeStringList('warnings', {
      nullable: false,
      description: 'What was corrected in the row, as words that the guide to list files explains.',
    }),
    isOpen: t.exposeBoolean('isOpen', {
      nullable: false,
      description:
        'Whether it waits for its owner to say which work it is, or which status it has.',
    }),
    needsStatus: t.exposeBoolean('needsStatus', {
      nullable: false,
      description:
        'Whether it waits for its owner to say its status, because that of the file was not understood.',
    }),
    repeats: t.exposeInt('repeats', {
      description:
        '`line` of the earlier row about the same work, which counts instead; null if there is none.',
    }),
    before: t.expose('before', {
      type: ValuesRef,
      description:
        'Values of its entry before it; null if there is none, or if the row is written to no entry.',
    }),
    after: t.expose('after', {
      type: ValuesRef,
      nullable: false,
      description:
        'Values of its entry after it; those that the row says, if it is written to no entry.',
    }),
    isUndone: t.exposeBoolean('isUndone', {
      nullable: false,
      description: 'Whether what it did was undone with its import.',
    }),
    isLeft: t.exposeBoolean('isLeft', {
      nullable: false,
      description:
        'Whether its entry keeps something of an undone import, because it was changed since.',
    }),
    unread: t.field({
      type: [UnreadRef],
      nullable: false,
      description: 'Values of the row that were not understood and left out.',
      extensions: { listSize: USUAL_UNREAD },
      resolve: ({ unread }) => [...unread],
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime of the row; null for manga, and if not known.',
      resolve: ({ media, work }, _args, { app }) =>
        media === 'ANIME' && work ? (app.get(catalogue).get(work.id) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga of the row; null for anime, and if not known.',
      resolve: ({ media, work }, _args, { app }) =>
        media === 'MANGA' && work ? (app.get(mangaCatalogue).get(work.id) ?? null) : null,
    }),
    suggestedAnime: t.field({
      type: [AnimeRef],
      nullable: false,
      description: 'Anime with this title, if the row is not matched.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'ANIME' ? suggestions.flatMap(({ id }) => app.get(catalogue).get(id) ?? []) : [],
    }),
    suggestedManga: t.field({
      type: [MangaRef],
      nullable: false,
      description: 'Manga with this title, if the row is not matched.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'MANGA'
          ? suggestions.flatMap(({ id }) => app.get(mangaCatalogue).get(id) ?? [])
          : [],
    }),
  }),
});
