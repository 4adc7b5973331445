import type { Database, Tx } from '#platform/database/index.ts';
import { zoneOfDays, type Preferences } from './rules.ts';
import { accountGone } from '../queries.ts';

/** The column of each preference. */
export const PREFERENCE_COLUMNS = {
  titleLanguage: 'title_language',
  scoreFormat: 'score_format',
  timeZone: 'time_zone',
  browserTimeZone: 'browser_time_zone',
  region: 'region',
  locale: 'locale',
  theme: 'theme',
  showsAdult: 'shows_adult',
  bio: 'bio',
  profileVisibility: 'profile_visibility',
  listVisibility: 'list_visibility',
  activityVisibility: 'activity_visibility',
} as const satisfies Record<keyof Preferences, string>;

const SELECTED = Object.entries(PREFERENCE_COLUMNS) as [
  keyof Preferences,
  (typeof PREFERENCE_COLUMNS)[keyof Preferences],
][];

const selected = (db: Database, userId: string) =>
  db
    .selectFrom('accounts.user')
    .select((eb) => SELECTED.map(([name, column]) => eb.ref(column).as(name)))
    .where('id', '=', userId);

/** The checks of the table allow only the values of preferences. */
const preferencesIn = (row: unknown): Preferences => {
  if (!row) throw accountGone('NOT_FOUND');
  return row as Preferences;
};

/** The preferences of a user. @throws Refusal `NOT_FOUND` if the account is gone */
export const preferencesOf = async (db: Database, userId: string): Promise<Preferences> =>
  preferencesIn(await selected(db, userId).executeTakeFirst());

/** As `preferencesOf`, for who changes some because of what they are: nobody else changes them until the transaction ends. Taken after the list. */
export const lockPreferences = async (tx: Tx, userId: string): Promise<Preferences> =>
  preferencesIn(await selected(tx, userId).forNoKeyUpdate().executeTakeFirst());

/** The zone of a user's days; UTC until they choose one or sign in with a browser. */
export const timeZoneOf = async (db: Database, userId: string): Promise<string> =>
  zoneOfDays(await preferencesOf(db, userId));

/** When a user last changed their name; null: never. */
export const nameChangedAt = async (db: Database, userId: string): Promise<Date | null> => {
  const row = await db
    .selectFrom('accounts.user')
    .select('username_changed_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.username_changed_at ?? null;
};

/** The user for whom a former name is kept; undefined: nobody. */
export const holderOfFormerName = async (
  db: Database,
  { username, now }: { username: string; now: Date },
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('accounts.former_username')
    .select('user_id')
    .where((eb) => eb(eb.fn<string>('lower', ['username']), '=', username.toLowerCase()))
    .where('reserved_until', '>', now)
    .executeTakeFirst();
  return row?.user_id;
};
