import { builder } from '#platform/graphql/builder.ts';
import { valuesOf } from '#platform/graphql/enum.ts';
import type { Media } from '#slices/catalog/index.ts';
import type { LinkState } from '../rules/link-state.ts';
import type { Decision } from '../rules/merge/decide-holds.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { DeletePolicy, Direction } from '../rules/merge/merge-case.ts';
import type { Action } from '../rules/merge/merge-result.ts';
import type { RunKind, RunState } from '../run/stored-run.ts';
import type { RowFilter } from '../run/queries.ts';
import { CONNECTORS } from '../connectors/index.ts';
import type { ServiceName } from '../service/providers.ts';

export const SyncServiceEnum = builder.enumType('SyncService', {
  description: 'A service with which lists can be kept in sync. There will be more.',
  values: valuesOf<ServiceName>(
    Object.fromEntries(
      CONNECTORS.map(({ id, name }) => [
        id,
        id === 'tsuzuki' ? 'Another server like this one.' : `Lists at ${name}.`,
      ]),
    ) as Record<ServiceName, string>,
  ),
});

/** How somebody lets us into an account. */
export type LoginWay = 'oauth' | 'password' | 'token' | 'personal-client';

export const SyncLoginEnum = builder.enumType('SyncLogin', {
  description: 'How somebody lets this server into an account at a service.',
  values: valuesOf<LoginWay>({
    oauth: 'On a page of the service.',
    password: 'By `userName` and `password`, which are sent to the service once, and not kept.',
    token: 'By `address` and `token`: an API key of another server.',
    'personal-client':
      'By `userName`, `password`, `clientId` and `clientSecret`: everybody registers a client of their own there.',
  }),
});

export const SyncMediaEnum = builder.enumType('SyncMedia', {
  description: 'What a list is about.',
  values: valuesOf<Media>({ ANIME: 'The list of anime.', MANGA: 'The list of manga.' }),
});

export const SyncDirectionEnum = builder.enumType('SyncDirection', {
  description: 'Where a connection writes.',
  values: valuesOf<Direction>({
    'two-way': 'On both sides.',
    pull: 'Only here.',
    push: 'Only at the service.',
  }),
});

export const SyncDeletesEnum = builder.enumType('SyncDeletes', {
  description: 'What becomes of an entry that was deleted on one side.',
  values: valuesOf<DeletePolicy>({
    ask: 'Its owner is asked.',
    propagate: 'It is deleted on the other side too, unless it was edited there.',
    ignore: 'It stays on the other side.',
  }),
});

const FIELD_WORDS: Readonly<Record<string, { value: SyncField; description: string }>> = {
  STATUS: { value: 'status', description: 'The status. It is always exchanged.' },
  PROGRESS: { value: 'progress', description: 'Episodes or chapters.' },
  VOLUMES: { value: 'progressVolumes', description: 'Volumes of manga.' },
  SCORE: { value: 'score', description: 'The score, of 100.' },
  REPEATS: { value: 'repeatCount', description: 'How often it was watched or read again.' },
  STARTED: { value: 'startedAt', description: 'The first day.' },
  COMPLETED: { value: 'completedAt', description: 'The last day.' },
  NOTES: { value: 'notes', description: 'Notes as people wrote them.' },
  PRIVATE: { value: 'private', description: 'Whether it is private.' },
};

export const SyncFieldEnum = builder.enumType('SyncField', {
  description: 'A field of an entry, as services have them.',
  values: FIELD_WORDS,
});

export const SyncStateEnum = builder.enumType('SyncState', {
  description: 'Whether a connection works.',
  values: valuesOf<LinkState>({
    healthy: 'It works.',
    limited: 'It waits for a limit or an outage of the service to end, and goes on by itself.',
    reauthorise: 'Its login has ended, so its owner must connect the account again.',
    paused: 'It is paused: by its owner, or because the service refuses it.',
  }),
});

export const SyncRunKindEnum = builder.enumType('SyncRunKind', {
  description: 'What a run looks at.',
  values: valuesOf<RunKind>({
    first: 'The whole list, for the first time. Its plan waits for a confirmation.',
    dry: 'The whole list. It writes nothing.',
    full: 'The whole list.',
    quick: 'What the service says was changed.',
    push: 'What was edited here.',
  }),
});

export const SyncRunStateEnum = builder.enumType('SyncRunState', {
  description: 'How far a run is.',
  values: valuesOf<RunState>({
    reading: 'It reads the list of the service.',
    planning: 'It decides what to write.',
    confirming: 'It looks for entries that are missing there, one by one.',
    waiting: 'Its plan waits for a confirmation.',
    applying: 'It writes here, and queues what is to be sent.',
    done: 'It is over.',
    failed: 'It was stopped.',
    cancelled: 'Its owner ended it, or a newer one took its place.',
  }),
});

export const SyncActionEnum = builder.enumType('SyncAction', {
  description: 'What becomes of an entry on one side.',
  values: valuesOf<Action>({
    none: 'It stays as it is.',
    create: 'It is added.',
    update: 'It is changed.',
    delete: 'It is deleted.',
  }),
});

export const SyncSideEnum = builder.enumType('SyncSide', {
  description: 'One of the two lists.',
  values: valuesOf<'here' | 'there'>({ here: 'The list here.', there: 'The list at the service.' }),
});

export const SyncDecisionEnum = builder.enumType('SyncDecision', {
  description: 'What becomes of a question.',
  values: valuesOf<Decision>({
    open: 'It waits for an answer.',
    theirs: 'What the service says counts.',
    ours: 'What is here counts.',
    leave: 'Both sides stay as they are.',
  }),
});

export const SyncRowFilterEnum = builder.enumType('SyncRowFilter', {
  description: 'Which rows of a plan.',
  values: valuesOf<RowFilter>({
    changes: 'Those that change something, or ask something.',
    here: 'Those that change something here.',
    there: 'Those that change something at the service.',
    create: 'Those that add an entry.',
    update: 'Those that change an entry.',
    delete: 'Those that delete an entry.',
    held: 'Those that ask something.',
    conflict: 'Those that both sides had changed.',
    unmapped: 'Those whose title is not known on one side.',
    none: 'Those that change nothing.',
  }),
});

export const SyncOutcomeEnum = builder.enumType('SyncOutcome', {
  description: 'What became of a write.',
  values: valuesOf<'written' | 'refused'>({
    written: 'It was written.',
    refused: 'It was refused; `message` says why.',
  }),
});
