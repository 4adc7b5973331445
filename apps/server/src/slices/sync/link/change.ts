import { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { reasonColumn } from '#platform/kept-reason.ts';
import { audit, parseInput, type Visitor } from '#slices/accounts/index.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import { connectorOf } from '../connectors/index.ts';
import { because, reasons, refusal } from '../reasons.ts';
import { SYNC_FIELDS } from '../rules/merge/entry.ts';
import { DELETE_POLICIES, DIRECTIONS } from '../rules/merge/merge-case.ts';
import { notices } from '../vocabulary.ts';
import { lockOwnLink, ownLink } from './queries.ts';
import { resume } from './resume.ts';
import type { Link } from './stored-link.ts';

const changes = z.object({
  direction: z.enum(DIRECTIONS).nullish(),
  deletes: z.enum(DELETE_POLICIES).nullish(),
  fieldsOff: z
    .array(z.enum(SYNC_FIELDS))
    .refine((fields) => !fields.includes('status'), because('SYNC_STATUS_NEEDED'))
    .nullish(),
  isPaused: z.boolean().nullish(),
});

export type LinkChange = z.input<typeof changes>;

const stateAfter = (app: App, link: Link, isPaused: boolean | null | undefined) => {
  if (isPaused == null || isPaused === (link.state === 'paused')) return {};
  const now = app.clock.now();
  const rest = { state_since: now, limited_until: null, failing_since: null };
  return isPaused
    ? {
        ...rest,
        state: 'paused',
        fault: reasonColumn(refusal('CONFLICT', 'SYNC_PAUSED_BY_OWNER')),
        due_at: null,
      }
    : { ...rest, state: 'healthy', fault: null, due_at: now };
};

const requireWritable = ({ service }: Link, direction: LinkChange['direction']): void => {
  if (direction == null || direction === 'pull') return;
  if (connectorOf(service)?.capabilities.isReadOnly)
    throw refusal('BAD_USER_INPUT', 'SYNC_DIRECTION_FORBIDS', { field: 'direction' });
};

/** Changes what a connection exchanges, and pauses it or lets it go on. @throws Refusal */
export const changeLink = async (
  app: App,
  tx: Tx,
  { userId, id, input }: { userId: string; id: string; input: LinkChange },
): Promise<Link> => {
  // What the input leaves out stays as it is after the change of somebody else.
  const link = await lockOwnLink(tx, { userId, id });
  const { direction, deletes, fieldsOff, isPaused } = parseInput(changes, input, reasons);
  requireWritable(link, direction);
  await tx
    .updateTable('sync.link')
    .set({
      direction: direction ?? link.policy.direction,
      deletes: deletes ?? link.policy.deletes,
      fields_off: [...(fieldsOff ?? link.fieldsOff)],
      ...stateAfter(app, link, isPaused),
    })
    .where('id', '=', id)
    .execute();
  if (isPaused === false) await resume(tx, id, app.clock.now());
  return ownLink(tx, { userId, id });
};

/** Forgets an account, with its tokens and all that is known of its list. Nothing changes in either list. */
export const disconnect = async (
  app: App,
  tx: Tx,
  { userId, visitor, id }: { userId: string; visitor: Visitor; id: string },
): Promise<void> => {
  await lockOwnLink(tx, { userId, id });
  const kinds = Object.keys(notices) as (keyof typeof notices)[];
  await takeSubjectNotice(tx, { userId, subjectId: id, kinds });
  await tx.deleteFrom('sync.link').where('id', '=', id).execute();
  await audit(app, tx, { userId, action: 'sync-disconnected', visitor });
};
