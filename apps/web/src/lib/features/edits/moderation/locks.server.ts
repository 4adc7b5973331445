import type { RequestEvent } from '@sveltejs/kit';
import { readForm } from '#lib/form/sent-form.server.ts';
import { graphql } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { currentTime } from '#lib/server/in-process.server.ts';
import { mutate } from '#lib/server/mutate.server.ts';
import { DAY_MS } from '#lib/time/durations.ts';
import { formFields, formLists } from '../form/fields.ts';
import { readWork, type WorkToChange } from '../operation/work.server.ts';
import { answered } from '../review.server.ts';
import { fieldName } from '../value-lines.ts';
import { moderationWords } from './moderation-words.ts';

const LOCKS = graphql(`
  query WebLocks($media: EditMedia!, $id: ID!) {
    editableWork(media: $media, id: $id) {
      locks {
        id
        field
        reason
        expiresAt
      }
    }
  }
`);

/** The locks on a work, and the fields that can be locked. */
export async function readLocks(event: RequestEvent, { id, media }: WorkToChange) {
  const { locale } = event.locals.preferences;
  const { editableWork } = await execute(event, LOCKS, { media, id });
  const form = media === 'ANIME' ? ('anime' as const) : ('manga' as const);
  const names = [...formFields(form).map(({ name }) => name), ...formLists(form)];
  const nameOf = (field: string): string => fieldName(field, locale);
  return {
    fields: names.map((value) => ({ value, label: nameOf(value) })),
    locks: (editableWork?.locks ?? []).map((lock) => ({
      ...lock,
      name: lock.field === null ? moderationWords(locale).wholeTitle : nameOf(lock.field),
    })),
  };
}

const LOCK = graphql(
  'mutation WebLockWork($media: EditMedia!, $id: ID!, $field: String, $reason: String!, $expiresAt: DateTime) { lockWork(media: $media, workId: $id, field: $field, reason: $reason, expiresAt: $expiresAt) }',
);

const LENGTHS = ['1', '7', '30', '365'] as const;

/** The address that is locked: a field, a row of it, or the whole work. */
const addressOf = (field: string, row: string): string | null => {
  if (field === '') return null;
  return row === '' ? field : `${field}.${row}`;
};

/** Locks a work, a field or a row, for some days or for good. */
export async function lockWork(event: RequestEvent) {
  const form = await readForm(event, 'lock');
  const { id, media } = await readWork(event);
  const days = form.choice('days', LENGTHS);
  const until = days && new Date(currentTime(event) + Number(days) * DAY_MS);
  const field = addressOf(form.text('field'), form.text('row').trim());
  const variables = { media, id, field, reason: form.text('reason') };
  return answered(
    form,
    await mutate(event, LOCK, { ...variables, expiresAt: until?.toISOString() ?? null }),
  );
}

const UNLOCK = graphql('mutation WebUnlockWork($id: ID!) { unlockWork(id: $id) }');

/** Removes a lock. */
export async function unlockWork(event: RequestEvent) {
  const form = await readForm(event, 'unlock');
  return answered(form, await mutate(event, UNLOCK, { id: form.text('id') }));
}
