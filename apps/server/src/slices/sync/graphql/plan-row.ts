import { builder } from '#platform/graphql/builder.ts';
import { AnimeRef, catalogue, mangaCatalogue, MangaRef } from '#slices/catalog/index.ts';
import type { FieldValue, SyncField } from '../rules/merge/entry.ts';
import type { Asked } from '../rules/merge/decide-holds.ts';
import type { Conflict } from '../rules/merge/merge-result.ts';
import { changesOf } from '../run/changes.ts';
import { remoteEntryOf } from '../run/entry-state.ts';
import { SYNC_FIELDS } from '../rules/merge/entry.ts';
import type { RunRow } from '../run/stored-row.ts';
import { SyncActionEnum, SyncFieldEnum, SyncMediaEnum, SyncSideEnum } from './enum.ts';

/** A value as text; null if there is none. */
export const textOf = (value: FieldValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);

/** A field that is written on a side. */
export interface ShownChange {
  field: SyncField;
  side: 'here' | 'there';
  from: string | null;
  to: string | null;
  rule: string | null;
}

export const SyncChangeRef = builder.objectRef<ShownChange>('SyncChange').implement({
  extensions: { tier: 'public' },
  description:
    'A change of a field of an entry. Values are texts, as `85` or `2026-09`; a status is a word in lower case.',
  fields: (t) => ({
    field: t.expose('field', { type: SyncFieldEnum, nullable: false, description: 'Which field.' }),
    side: t.expose('side', { type: SyncSideEnum, nullable: false, description: 'Where.' }),
    from: t.exposeString('from', { description: 'Its value before; null if it had none.' }),
    to: t.exposeString('to', { description: 'Its value after; null if it has none.' }),
    rule: t.exposeString('rule', {
      description:
        'If both sides had changed it, the rule that decided: `earliest`, `edit-beats-delete`, `finer`, `later-wins`, `latest`, `local-default`, `longer-contains`, `max`, `private-wins`, `repeating-side` or `status-precedence`.',
    }),
  }),
});

const SyncConflictRef = builder.objectRef<Conflict>('SyncConflict').implement({
  extensions: { tier: 'public' },
  description: 'A field that both sides had changed.',
  fields: (t) => ({
    field: t.field({
      type: SyncFieldEnum,
      description: 'Which field; null for the whole entry.',
      resolve: ({ field }) => (field === '*' ? null : field),
    }),
    rule: t.exposeString('rule', { nullable: false, description: 'The rule that decided.' }),
    winner: t.field({
      type: SyncSideEnum,
      nullable: false,
      description: 'Whose value stays.',
      resolve: ({ winner }) => (winner === 'local' ? 'here' : 'there'),
    }),
  }),
});

const SyncQuestionRef = builder.objectRef<Asked>('SyncQuestion').implement({
  extensions: { tier: 'public' },
  description: 'A question that a plan asks about an entry.',
  fields: (t) => ({
    field: t.field({
      type: SyncFieldEnum,
      description: 'About which field; null for the whole entry.',
      resolve: ({ field }) => (field === '*' ? null : field),
    }),
    reason: t.exposeString('reason', {
      nullable: false,
      description:
        'Why: `delete-needs-approval`, `first-link-tombstone`, `mass-delete-guard`, `over-total`, `provider-cannot-delete`, `suspicious-regress`, `suspicious-uncomplete` or `unmapped`.',
    }),
    here: t.string({
      description: 'The value here; for a whole entry, whether it is here.',
      resolve: ({ here }) => textOf(here),
    }),
    there: t.string({
      description: 'The value at the service; for a whole entry, whether it is there.',
      resolve: ({ there }) => textOf(there),
    }),
  }),
});

const remoteOf = ({ remote }: RunRow) =>
  remote && (remoteEntryOf(remote, { fields: SYNC_FIELDS, known: undefined }) ?? null);

const shownChanges = (row: RunRow): ShownChange[] => {
  const here = changesOf(row.local, row.hereSet ?? {}, row.conflicts);
  const there = changesOf(remoteOf(row), row.thereSet ?? {}, row.conflicts);
  const shown = (side: 'here' | 'there') => (change: (typeof here)[number]) => ({
    field: change.field as SyncField,
    side,
    from: textOf(change.from),
    to: textOf(change.to),
    rule: change.rule,
  });
  return [...here.map(shown('here')), ...there.map(shown('there'))];
};

const MOST_FIELDS = 9;
const MOST_SUGGESTIONS = 5;

export const SyncPlanRowRef = builder.objectRef<RunRow>('SyncPlanRow').implement({
  extensions: { tier: 'public' },
  description: 'An entry of a plan, and what becomes of it.',
  fields: (t) => ({
    number: t.exposeInt('number', { nullable: false, description: 'Its place in the plan.' }),
    media: t.expose('media', {
      type: SyncMediaEnum,
      nullable: false,
      description: 'Of which list it is.',
    }),
    title: t.exposeString('title', { description: 'The title at the service, if it was told.' }),
    remoteId: t.exposeString('remoteId', {
      description: 'The id of the title at the service; null if none is known.',
    }),
    anime: t.field({
      type: AnimeRef,
      description: 'The anime; null for manga, and if not known.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'ANIME' && workId ? (app.get(catalogue).get(workId) ?? null) : null,
    }),
    manga: t.field({
      type: MangaRef,
      description: 'The manga; null for anime, and if not known.',
      resolve: ({ media, workId }, _args, { app }) =>
        media === 'MANGA' && workId ? (app.get(mangaCatalogue).get(workId) ?? null) : null,
    }),
    reason: t.exposeString('reason', {
      description:
        'Why nothing becomes of it: `duplicate`, `ignored`, `no-id`, `no-id-there`, `not-proven`, `unknown-id`, `unknown-status`, or `untracked-matched-by-title-needs-confirmation`.',
    }),
    suggestedAnime: t.field({
      type: [AnimeRef],
      nullable: false,
      description: 'Anime with this title, if it is not known which one it is.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'ANIME' ? suggestions.flatMap((id) => app.get(catalogue).get(id) ?? []) : [],
    }),
    suggestedManga: t.field({
      type: [MangaRef],
      nullable: false,
      description: 'Manga with this title, if it is not known which one it is.',
      extensions: { listSize: MOST_SUGGESTIONS },
      resolve: ({ media, suggestions }, _args, { app }) =>
        media === 'MANGA' ? suggestions.flatMap((id) => app.get(mangaCatalogue).get(id) ?? []) : [],
    }),
    here: t.expose('here', {
      type: SyncActionEnum,
      nullable: false,
      description: 'What becomes of the entry here.',
    }),
    there: t.expose('there', {
      type: SyncActionEnum,
      nullable: false,
      description: 'What becomes of the entry at the service.',
    }),
    changes: t.field({
      type: [SyncChangeRef],
      nullable: false,
      description: 'The fields that are written.',
      extensions: { listSize: MOST_FIELDS },
      resolve: shownChanges,
    }),
    conflicts: t.expose('conflicts', {
      type: [SyncConflictRef],
      nullable: false,
      description: 'What both sides had changed.',
      extensions: { listSize: MOST_FIELDS },
    }),
    questions: t.expose('holds', {
      type: [SyncQuestionRef],
      nullable: false,
      description: 'What waits for its owner to decide.',
      extensions: { listSize: MOST_FIELDS },
    }),
    isHeld: t.exposeBoolean('isHeld', {
      nullable: false,
      description: 'Whether its owner holds it back: then nothing becomes of it in this run.',
    }),
    isApplied: t.boolean({
      nullable: false,
      description: 'Whether it was written here, and queued for the service.',
      resolve: ({ appliedAt }) => appliedAt !== null,
    }),
  }),
});
