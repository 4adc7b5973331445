import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { holderOfFormerName, type Visibility } from '#slices/accounts/index.ts';
import type { Privacy, Relation } from '../policy.ts';

/** A user who can be met, and how they and whoever looks stand to each other. */
export interface Person {
  id: string;
  username: string;
  bio: string;
  joinedAt: Date;
  privacy: Privacy;
  relation: Relation;
  /** The caller has asked to follow and has no answer yet. */
  isAsked: boolean;
  /** They follow whoever looks. */
  followsBack: boolean;
  /** They have asked whoever looks to let them follow. */
  isAsking: boolean;
}

/** A user and their standing to a viewer, as columns. */
export interface PersonRow {
  id: string;
  username: string;
  bio: string;
  created_at: Date;
  profile_visibility: Visibility;
  list_visibility: Visibility;
  activity_visibility: Visibility;
  is_self: boolean;
  is_follower: boolean;
  is_asked: boolean;
  follows_back: boolean;
  is_asking: boolean;
  is_shut_out: boolean;
  has_blocked: boolean;
}

/** The columns of a person, where `joinedStanding` was joined. */
export const PERSON_COLUMNS = sql`
  u.id, u.username, u.bio, u.created_at, u.profile_visibility, u.list_visibility, u.activity_visibility,
  coalesce(u.id = viewer.id, false) as is_self,
  mine.accepted_at is not null as is_follower,
  mine.user_id is not null and mine.accepted_at is null as is_asked,
  theirs.accepted_at is not null as follows_back,
  theirs.user_id is not null and theirs.accepted_at is null as is_asking,
  shut.user_id is not null as is_shut_out,
  blocked.user_id is not null as has_blocked`;

/** Joins, to users `u`, how each stands to a viewer; null: to nobody. */
export const joinedStanding = (viewerId: string | null): RawBuilder<unknown> => sql`
  cross join (select ${viewerId}::uuid as id) viewer
  left join profiles.follow mine on mine.user_id = viewer.id and mine.followed_id = u.id
  left join profiles.follow theirs on theirs.user_id = u.id and theirs.followed_id = viewer.id
  left join profiles.block shut on shut.user_id = u.id and shut.blocked_id = viewer.id
  left join profiles.block blocked on blocked.user_id = viewer.id and blocked.blocked_id = u.id`;

/** Accounts that can do nothing are nobody's company. */
export const IS_ACTIVE = sql<boolean>`u.disabled_at is null and u.deletion_due_at is null`;

export const personOf = (row: PersonRow): Person => ({
  id: row.id,
  username: row.username,
  bio: row.bio,
  joinedAt: row.created_at,
  privacy: {
    profile: row.profile_visibility,
    list: row.list_visibility,
    activity: row.activity_visibility,
  },
  relation: {
    isSelf: row.is_self,
    isFollower: row.is_follower,
    isShutOut: row.is_shut_out,
    hasBlocked: row.has_blocked,
  },
  isAsked: row.is_asked,
  followsBack: row.follows_back,
  isAsking: row.is_asking,
});

const readPersons = async (
  db: Database,
  viewerId: string | null,
  condition: RawBuilder<boolean>,
): Promise<Person[]> => {
  const { rows } = await sql<PersonRow>`
    select ${PERSON_COLUMNS} from accounts."user" u ${joinedStanding(viewerId)}
    where ${condition} and ${IS_ACTIVE}`.execute(db);
  return rows.map(personOf);
};

/** The users with some ids, beside a viewer. */
export const personsById = (
  db: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<Person[]> => readPersons(db, viewerId, sql`u.id = any(${ids}::uuid[])`);

/** The user with an id, beside a viewer. */
export const personById = async (
  db: Database,
  viewerId: string | null,
  id: string,
): Promise<Person | undefined> => (await personsById(db, viewerId, [id]))[0];

/** The user with a name, in any case, or who had it until a short time ago. */
export const personByName = async (
  app: App,
  viewerId: string | null,
  username: string,
): Promise<Person | undefined> => {
  const name = username.toLowerCase();
  const [found] = await readPersons(app.db, viewerId, sql`lower(u.username) = ${name}`);
  if (found) return found;
  const holder = await holderOfFormerName(app.db, { username: name, now: app.clock.now() });
  return holder === undefined ? undefined : personById(app.db, viewerId, holder);
};
