import { sql } from 'kysely';
import type { HeldDelivery } from '#platform/delivery/index.ts';
import type { Preferences } from '#slices/accounts/index.ts';
import type { AlertDetails, AlertKind } from '../model.ts';
import type { ChatKind } from '../targets/index.ts';

/** An address that a message goes to, with what it knows. */
export interface Destination {
  targetId: string;
  userId: string;
  targetKind: ChatKind;
  /** The sealed config. */
  box: Buffer;
}

/** A message that a worker has, with its reader and its target. */
export interface Outgoing extends HeldDelivery, Destination {
  /** Whether it may not be sent now: the target is paused or off, or the account is closed. */
  isHeld: boolean;
  titleLanguage: Preferences['titleLanguage'];
  locale: Preferences['locale'];
  zone: string | null;
  quietFrom: number | null;
  quietUntil: number | null;
  alert: {
    kind: AlertKind;
    medium: 'ANIME' | 'MANGA';
    workId: string;
    details: AlertDetails;
    happensAt: Date;
  };
}

/** What is needed to send messages. */
export const outgoingRows = sql`
  select due.id, due.tries, due.expires_at as "expiresAt", due.target_id as "targetId",
    target.user_id as "userId", target.kind as "targetKind", target.config_sealed as box,
    (target.is_paused or target.disabled_at is not null or owner.disabled_at is not null
      or owner.deletion_due_at is not null) as "isHeld",
    owner.title_language as "titleLanguage", owner.locale, coalesce(owner.time_zone, owner.browser_time_zone) as zone,
    wish.quiet_from as "quietFrom", wish.quiet_until as "quietUntil",
    alert.kind, alert.medium, alert.work_id as "workId", alert.details, alert.happens_at as "happensAt"
  from due
  join alerts.target target on target.id = due.target_id
  join alerts.alert alert on alert.id = due.alert_id
  join accounts."user" owner on owner.id = target.user_id
  left join alerts.setting wish on wish.user_id = target.user_id`;

/** A row of them. */
export type OutgoingRow = Omit<Outgoing, 'alert' | 'lease' | 'isTrial'> & Outgoing['alert'];

export const outgoingOf = (
  { kind, medium, workId, details, happensAt, ...row }: OutgoingRow,
  lease: Date,
): Outgoing => ({
  ...row,
  lease,
  isTrial: false,
  alert: { kind, medium, workId, details, happensAt },
});
