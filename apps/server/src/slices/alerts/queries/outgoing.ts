import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Preferences } from '#slices/accounts/index.ts';
import type { AlertDetails, AlertKind } from '../model.ts';
import type { ChatKind } from '../targets/index.ts';

/** A message to send, with its reader and its target. */
export interface Outgoing {
  id: string;
  attempts: number;
  targetId: string;
  userId: string;
  targetKind: ChatKind;
  targetName: string;
  box: Buffer;
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
    expiresAt: Date;
  };
}

interface Row extends Omit<Outgoing, 'alert'> {
  kind: AlertKind;
  medium: 'ANIME' | 'MANGA';
  workId: string;
  details: AlertDetails;
  happensAt: Date;
  expiresAt: Date;
}

/** What is needed to send some messages, of those that still exist. */
export const outgoing = async (app: App, ids: readonly string[]): Promise<Outgoing[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`
    select delivery.id, delivery.attempts, target.id as "targetId", target.user_id as "userId",
      target.kind as "targetKind", target.name as "targetName", target.config_sealed as box,
      (target.is_paused or target.disabled_at is not null or owner.disabled_at is not null
        or owner.deletion_due_at is not null) as "isHeld",
      owner.title_language as "titleLanguage", owner.locale, owner.time_zone as zone,
      wish.quiet_from as "quietFrom", wish.quiet_until as "quietUntil",
      alert.kind, alert.medium, alert.work_id as "workId", alert.details,
      alert.happens_at as "happensAt", alert.expires_at as "expiresAt"
    from alerts.delivery delivery
    join alerts.target target on target.id = delivery.target_id
    join alerts.alert alert on alert.id = delivery.alert_id
    join accounts."user" owner on owner.id = delivery.user_id
    left join alerts.setting wish on wish.user_id = delivery.user_id
    where delivery.id = any(${ids}::uuid[])`.execute(app.db);
  return rows.map(({ kind, medium, workId, details, happensAt, expiresAt, ...row }) => ({
    ...row,
    alert: { kind, medium, workId, details, happensAt, expiresAt },
  }));
};
