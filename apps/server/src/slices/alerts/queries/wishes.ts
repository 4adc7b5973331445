import type { Selectable } from 'kysely';
import type { Database, DB } from '#platform/database/index.ts';
import { USUAL_WISHES, wishesSchema, type Wishes } from '../rules/wishes.ts';

/** The column of each wish. */
export const COLUMN_OF_WISH = {
  inApp: 'in_app',
  chat: 'chat',
  mail: 'mail',
  digest: 'digest',
  digestWeekday: 'digest_weekday',
  digestTime: 'digest_minutes',
  quietFrom: 'quiet_from',
  quietUntil: 'quiet_until',
  sendsPrivate: 'sends_private',
  episodeStatuses: 'episode_statuses',
  chapterStatuses: 'chapter_statuses',
  releaseStatuses: 'release_statuses',
  sequelStatuses: 'sequel_statuses',
  services: 'services',
  chapterLanguages: 'chapter_languages',
} as const satisfies Record<keyof Wishes, string>;

type Row = Selectable<DB['alerts.setting']>;

const two = (number: number): string => String(number).padStart(2, '0');
const clockOf = (minutes: number | null): string | null =>
  minutes === null ? null : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** A time of day such as `22:00` in minutes after midnight. */
export const minutesOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

const wishesIn = (row: Row): Wishes =>
  wishesSchema.parse({
    ...Object.fromEntries(
      Object.entries(COLUMN_OF_WISH).map(([wish, column]) => [wish, row[column]]),
    ),
    digestTime: clockOf(row.digest_minutes),
    quietFrom: clockOf(row.quiet_from),
    quietUntil: clockOf(row.quiet_until),
  });

/** What a person wants to be told: what they chose, or the usual. */
export const wishesOf = async (db: Database, userId: string): Promise<Wishes> => {
  const row = await db
    .selectFrom('alerts.setting')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? wishesIn(row) : USUAL_WISHES;
};
