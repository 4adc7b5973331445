import { builder } from '#platform/graphql/builder.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { Asked } from '../rules/merge/decide-holds.ts';
import type { Conflict } from '../rules/merge/merge-result.ts';
import { changesOf } from '../run/changes.ts';
import { remoteEntryOf } from '../run/entry-state.ts';
import { SYNC_FIELDS } from '../rules/merge/entry.ts';
import type { RunRow } from '../run/stored-row.ts';
import { SyncActionEnum, SyncFieldEnum, SyncMediaEnum, SyncSideEnum } from './enum.ts';
import { askedField, hereField, textOf, thereField } from './question-field.ts';
import { animeField, mangaField, suggestedAnimeField, suggestedMangaField } from './work-field.ts';

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
    field: t.field(askedField),
    reason: t.exposeString('reason', {
      nullable: false,
      description:
        'Why: `delete-needs-approval`, `first-link-tombstone`, `mass-delete-guard`, `over-total`, `provider-cannot-delete`, `suspicious-regress`, `suspicious-uncomplete` or `unmapped`.',
    }),
    here: t.string(hereField),
    there: t.string(thereField),
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
    anime: t.field(animeField),
    manga: t.field(mangaField),
    reason: t.exposeString('reason', {
      description:
        'Why nothing becomes of it: `duplicate`, `ignored`, `no-id`, `no-id-there`, `not-proven`, `unknown-id`, `unknown-status`, or `untracked-matched-by-title-needs-confirmation`.',
    }),
    suggestedAnime: t.field(suggestedAnimeField),
    suggestedManga: t.field(suggestedMangaField),
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
