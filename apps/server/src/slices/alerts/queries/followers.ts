import { sql, type RawBuilder } from 'kysely';
import type { Preferences } from '#slices/accounts/index.ts';
import type { Tx } from '#platform/database/index.ts';
import type { AlertDetails, AlertKind } from '../model.ts';
import { STATUSES_OF_KIND, USUAL_WISHES, type Wishes } from '../rules/wishes.ts';
import { COLUMN_OF_WISH } from './wishes.ts';

/** An alert that people are told now. */
export interface ToldAlert {
  id: string;
  kind: AlertKind;
  medium: 'ANIME' | 'MANGA';
  workId: string;
  details: AlertDetails;
}

/** A person to tell, and how they want titles. */
export interface Follower {
  userId: string;
  titleLanguage: Preferences['titleLanguage'];
}

type ListWish = {
  [Wish in keyof Wishes]: Wishes[Wish] extends readonly string[] ? Wish : never;
}[keyof Wishes];

/** The wish of the person, or the usual one. */
const wishFor = (wish: ListWish): RawBuilder<unknown> =>
  sql`coalesce(wish.${sql.ref(COLUMN_OF_WISH[wish])}, ${USUAL_WISHES[wish]}::text[])`;

/** Not who has watched or read that far. */
const isAhead = (unit: unknown): RawBuilder<boolean> =>
  Number.isFinite(Number(unit)) && unit !== undefined
    ? sql<boolean>`entry.progress < ${Number(unit)}`
    : sql<boolean>`true`;

const inRegions = (regions: unknown): RawBuilder<boolean> =>
  typeof regions === 'string'
    ? sql<boolean>`owner.region = any(${regions.split(',')}::text[])`
    : sql<boolean>`true`;

/** Without languages of their own, people are told of a chapter in the language in which it came out first. */
const inLanguageOf = ({ id, workId, details }: ToldAlert): RawBuilder<boolean> => sql<boolean>`
  case when cardinality(${wishFor('chapterLanguages')}) > 0
    then ${details['language'] ?? ''} = any(${wishFor('chapterLanguages')})
    else not exists (
      select from alerts.alert other
      where other.work_id = ${workId} and other.kind = 'NEW_CHAPTER' and other.id < ${id}
        and other.details ->> 'chapter' = ${String(details['chapter'] ?? '')})
  end`;

/** Whom the details of an alert concern, besides the entry. */
const concerns = (alert: ToldAlert): RawBuilder<boolean> => {
  const { kind, details } = alert;
  switch (kind) {
    case 'AIRING_SOON':
    case 'EPISODE_AIRED':
      return isAhead(details['episode']);
    case 'NEW_CHAPTER':
      return sql<boolean>`${isAhead(details['chapter'])} and ${inLanguageOf(alert)}`;
    case 'FILM_DATE':
      return sql<boolean>`owner.region = ${details['region'] ?? ''}`;
    case 'NOW_STREAMING':
      return sql<boolean>`${details['service'] ?? ''} = any(${wishFor('services')})
        and ${inRegions(details['regions'])}`;
    case 'SEQUEL_ANNOUNCED':
      return sql<boolean>`not exists (
        select from lists.entry known
        where known.user_id = entry.user_id and known.media = entry.media
          and known.work_id = ${details['sequelId'] ?? null}::uuid and known.deleted_at is null)`;
  }
};

/** The people who have a work on their lists and want to be told of this kind of alert. */
const from = (
  alert: ToldAlert,
  isAdult: boolean,
  joined: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => {
  const work = alert.medium === 'ANIME' ? sql.ref('entry.anime_id') : sql.ref('entry.manga_id');
  return sql`
    from lists.entry entry
    join accounts."user" owner on owner.id = entry.user_id
    left join alerts.setting wish on wish.user_id = entry.user_id ${joined}
    where ${work} = ${alert.workId} and entry.deleted_at is null
      and owner.disabled_at is null and owner.deletion_due_at is null
      and entry.status = any(${wishFor(STATUSES_OF_KIND[alert.kind])})
      and (${!isAdult} or owner.shows_adult)
      and ${concerns(alert)}`;
};

/** Those who want it among their notices. */
export const followersInApp = async (
  tx: Tx,
  alert: ToldAlert,
  isAdult: boolean,
): Promise<Follower[]> => {
  const { rows } = await sql<Follower>`
    select entry.user_id as "userId", owner.title_language as "titleLanguage"
    ${from(alert, isAdult)} and ${alert.kind} = any(${wishFor('inApp')})`.execute(tx);
  return rows;
};

/**
 * The rows of `alerts.delivery` for an alert: one for each target of those who want it there. Private entries go to no chat program unless
 * their owner allows it.
 */
export const deliveriesOf = (
  alert: ToldAlert,
  { isAdult, now, expiresAt }: { isAdult: boolean; now: Date; expiresAt: Date },
): RawBuilder<unknown> => sql`
  select gen_random_uuid(), target.id, target.user_id, ${alert.id}::uuid, 'WAITING', ${now}::timestamptz,
    ${now}::timestamptz, ${expiresAt}::timestamptz
  ${from(alert, isAdult, sql`join alerts.target target on target.user_id = entry.user_id`)}
    and ${alert.kind} = any(${wishFor('chat')})
    and not target.is_paused and target.disabled_at is null
    and (entry.visibility <> 'PRIVATE' or coalesce(wish.sends_private, false))`;

/** The rows of `alerts.digest_item` for an alert: one for each person who wants it by mail. */
export const digestItemsOf = (alert: ToldAlert, isAdult: boolean): RawBuilder<unknown> => sql`
  select entry.user_id, ${alert.id}::uuid ${from(alert, isAdult)}
    and wish.digest <> 'OFF' and ${alert.kind} = any(wish.mail)`;
