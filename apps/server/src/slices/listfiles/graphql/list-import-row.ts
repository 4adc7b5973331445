import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { ReportedRow } from '../list-import/queries.ts';
import { ListImportOutcomeEnum } from './enum.ts';

const MOST_SUGGESTIONS = 5;

export const ListImportRowRef = builder.objectRef<ReportedRow>('ListImportRow').implement({
  extensions: { tier: 'public' },
  description: 'A row of a file, and what became of it.',
  fields: (t) => ({
    number: t.exposeInt('number', { nullable: false, description: 'Its place, from 1.' }),
    line: t.exposeInt('line', {
      nullable: false,
      description: 'Where in the file it stands: a line, or the number of the entry.',
    }),
    title: t.exposeString('title', { description: 'As the file has it.' }),
    outcome: t.expose('outcome', {
      type: ListImportOutcomeEnum,
      description: 'What became of the row, or would; null while that is not decided.',
    }),
    reason: t.exposeString('reason', {
      description: 'Why it was skipped, in a word of the guide to list files.',
    }),
    warnings: t.exposeStringList('warnings', {
      nullable: false,
      description: 'What was mended in it.',
    }),
    isOpen: t.exposeBoolean('isOpen', {
      nullable: false,
      description: 'Whether it waits for somebody to say which work it is.',
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime of the row; null for manga and where it is not known.',
      resolve: ({ media, work }, _args, { app }) =>
        media === 'ANIME' && work ? (app.get(catalogue).anime(work.id) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga of the row; null for anime and where it is not known.',
      resolve: ({ media, work }, _args, { app }) =>
        media === 'MANGA' && work ? (app.get(mangaCatalogue).get(work.id) ?? null) : null,
    }),
    suggestedAnime: t.field({
      type: [AnimeRef],
      nullable: false,
      description: 'Anime of this title, where it is not known which it is.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'ANIME'
          ? suggestions.flatMap(({ id }) => app.get(catalogue).anime(id) ?? [])
          : [],
    }),
    suggestedManga: t.field({
      type: [MangaRef],
      nullable: false,
      description: 'Manga of this title, where it is not known which it is.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'MANGA'
          ? suggestions.flatMap(({ id }) => app.get(mangaCatalogue).get(id) ?? [])
          : [],
    }),
  }),
});
