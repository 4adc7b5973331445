import type { Selectable } from 'kysely';
import type { DB } from '#platform/database/index.ts';
import type { KeptReason } from '#platform/kept-reason.ts';
import type { ServiceAccount } from '../connectors/reader.ts';
import type { LinkState } from '../rules/link-state.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { LinkPolicy } from '../rules/merge/merge-case.ts';

/** An account at a service that somebody connected. */
export interface Link {
  id: string;
  userId: string;
  service: string;
  address: string;
  account: ServiceAccount;
  policy: LinkPolicy;
  fieldsOff: readonly SyncField[];
  state: LinkState;
  stateSince: Date;
  fault: KeptReason | null;
  limitedUntil: Date | null;
  failingSince: Date | null;
  callsPerMinute: number | null;
  confirmedAt: Date | null;
  loginEndsAt: Date | null;
  /** Up to when changes were read, by kind. */
  marks: Readonly<Record<string, string>>;
  readAt: Date | null;
  pullAt: Date | null;
  pushAt: Date | null;
  createdAt: Date;
}

/** The columns of a link. Its tokens are read where they are needed. */
export const LINK_COLUMNS = [
  'id',
  'user_id',
  'service',
  'address',
  'account_id',
  'account_name',
  'time_zone',
  'direction',
  'deletes',
  'fields_off',
  'state',
  'state_since',
  'fault',
  'limited_until',
  'failing_since',
  'calls_per_minute',
  'confirmed_at',
  'login_ends_at',
  'marks',
  'read_at',
  'pull_at',
  'push_at',
  'created_at',
] as const;

type LinkRow = Pick<Selectable<DB['sync.link']>, (typeof LINK_COLUMNS)[number]>;

export const linkOf = (row: LinkRow): Link => ({
  id: row.id,
  userId: row.user_id,
  service: row.service,
  address: row.address,
  account: { id: row.account_id, name: row.account_name, timeZone: row.time_zone ?? undefined },
  policy: { direction: row.direction, deletes: row.deletes } as LinkPolicy,
  fieldsOff: row.fields_off as SyncField[],
  state: row.state as LinkState,
  stateSince: row.state_since,
  fault: row.fault as unknown as KeptReason | null,
  limitedUntil: row.limited_until,
  failingSince: row.failing_since,
  callsPerMinute: row.calls_per_minute,
  confirmedAt: row.confirmed_at,
  loginEndsAt: row.login_ends_at,
  marks: row.marks as unknown as Record<string, string>,
  readAt: row.read_at,
  pullAt: row.pull_at,
  pushAt: row.push_at,
  createdAt: row.created_at,
});

/** Whether a link does nothing until its owner does something. A service that refuses us is asked again now and then. */
export const isResting = ({ state, limitedUntil }: Link): boolean =>
  state === 'reauthorise' || (state === 'paused' && limitedUntil === null);
