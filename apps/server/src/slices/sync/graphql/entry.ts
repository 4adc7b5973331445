import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { Audited, Hold, Unmapped } from '../run/queries.ts';
import {
  SyncActionEnum,
  SyncDecisionEnum,
  SyncFieldEnum,
  SyncMediaEnum,
  SyncOutcomeEnum,
  SyncSideEnum,
} from './enum.ts';
import { SyncChangeRef, textOf } from './plan-row.ts';

const ABOUT_ANIME = 'The anime; null for manga, and if it is not there any more.';
const ABOUT_MANGA = 'The manga; null for anime, and if it is not there any more.';
const MOST_SUGGESTIONS = 5;

export const SyncHoldRef = builder.objectRef<Hold>('SyncHold').implement({
  extensions: { tier: 'public' },
  description: 'A question about an entry that only its owner can answer.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the question.' }),
    anime: t.field({
      type: AnimeRef,
      description: ABOUT_ANIME,
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'ANIME' ? (app.get(catalogue).get(workId) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: ABOUT_MANGA,
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'MANGA' ? (app.get(mangaCatalogue).get(workId) ?? null) : null,
    }),
    field: t.field({
      type: SyncFieldEnum,
      description: 'About which field; null for the whole entry.',
      resolve: ({ field }) => (field === '*' ? null : field),
    }),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as in `SyncQuestion.reason`.',
    }),
    here: t.string({
      description: 'The value here; for a whole entry, whether it is here.',
      resolve: ({ here }) => textOf(here),
    }),
    there: t.string({
      description: 'The value at the service; for a whole entry, whether it is there.',
      resolve: ({ there }) => textOf(there),
    }),
    decision: t.expose('decision', {
      type: SyncDecisionEnum,
      nullable: false,
      description: 'What was decided.',
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      description: 'Since when it waits.',
    }),
  }),
});

export const SyncUnmappedRef = builder.objectRef<Unmapped>('SyncUnmapped').implement({
  extensions: { tier: 'public' },
  description: 'An entry of a service whose title is not known here.',
  fields: (t) => ({
    media: t.expose('media', {
      type: SyncMediaEnum,
      nullable: false,
      description: 'Of which list it is.',
    }),
    remoteId: t.exposeString('remoteId', {
      nullable: false,
      description: 'The id of the title at the service.',
    }),
    title: t.exposeString('title', { description: 'The title at the service, if it was told.' }),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as in `SyncPlanRow.reason`.',
    }),
    firstSeenAt: t.expose('firstSeenAt', {
      type: 'DateTime',
      nullable: false,
      description: 'When it was read first.',
    }),
    suggestedAnime: t.field({
      type: [AnimeRef],
      nullable: false,
      description: 'Anime with this title.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'ANIME' ? suggestions.flatMap((id) => app.get(catalogue).get(id) ?? []) : [],
    }),
    suggestedManga: t.field({
      type: [MangaRef],
      nullable: false,
      description: 'Manga with this title.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'MANGA' ? suggestions.flatMap((id) => app.get(mangaCatalogue).get(id) ?? []) : [],
    }),
  }),
});

export const SyncWriteRef = builder.objectRef<Audited>('SyncWrite').implement({
  extensions: { tier: 'public' },
  description: 'A write to one entry, here or at the service. Kept for 90 days.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the write.' }),
    runId: t.exposeID('runId', { description: 'Id of the run; null if it is not kept any more.' }),
    at: t.expose('at', { type: 'DateTime', nullable: false, description: 'When.' }),
    anime: t.field({
      type: AnimeRef,
      description: ABOUT_ANIME,
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'ANIME' ? (app.get(catalogue).get(workId) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: ABOUT_MANGA,
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'MANGA' ? (app.get(mangaCatalogue).get(workId) ?? null) : null,
    }),
    side: t.expose('side', { type: SyncSideEnum, nullable: false, description: 'Where.' }),
    action: t.expose('action', {
      type: SyncActionEnum,
      nullable: false,
      description: 'What was done.',
    }),
    changes: t.field({
      type: [SyncChangeRef],
      nullable: false,
      description: 'The fields that were written.',
      extensions: { listSize: 9 },
      resolve: ({ changes, side }) =>
        changes.map(({ field, from, to, rule }) => ({
          field: field as SyncField,
          side,
          from: textOf(from),
          to: textOf(to),
          rule,
        })),
    }),
    outcome: t.expose('outcome', {
      type: SyncOutcomeEnum,
      nullable: false,
      description: 'What became of it.',
    }),
    message: t.exposeString('message', {
      description: 'Why it was refused, in the words of the list or the service.',
    }),
  }),
});
