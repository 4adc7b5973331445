import { builder } from '#platform/graphql/builder.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { Audited, Hold, Unmapped } from '../run/queries.ts';
import {
  SyncActionEnum,
  SyncDecisionEnum,
  SyncMediaEnum,
  SyncOutcomeEnum,
  SyncSideEnum,
} from './enum.ts';
import { SyncChangeRef } from './plan-row.ts';
import { askedField, hereField, textOf, thereField } from './question-field.ts';
import { animeField, mangaField, suggestedAnimeField, suggestedMangaField } from './work-field.ts';

export const SyncHoldRef = builder.objectRef<Hold>('SyncHold').implement({
  extensions: { tier: 'public' },
  description: 'A question about an entry that only its owner can answer.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the question.' }),
    anime: t.field(animeField),
    manga: t.field(mangaField),
    field: t.field(askedField),
    reason: t.exposeString('reason', {
      nullable: false,
      description: 'Why, as in `SyncQuestion.reason`.',
    }),
    here: t.string(hereField),
    there: t.string(thereField),
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
    suggestedAnime: t.field(suggestedAnimeField),
    suggestedManga: t.field(suggestedMangaField),
  }),
});

export const SyncWriteRef = builder.objectRef<Audited>('SyncWrite').implement({
  extensions: { tier: 'public' },
  description: 'A write to one entry, here or at the service. Kept for 90 days.',
  fields: (t) => ({
    id: t.exposeID('id', { nullable: false, description: 'Id of the write.' }),
    runId: t.exposeID('runId', { description: 'Id of the run; null if it is not kept any more.' }),
    at: t.expose('at', { type: 'DateTime', nullable: false, description: 'When.' }),
    anime: t.field(animeField),
    manga: t.field(mangaField),
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
