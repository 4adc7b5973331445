import { sql, type RawBuilder } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/index.ts';
import { holderOfFormerName, type Visibility } from '#slices/accounts/index.ts';
import type { Privacy, Relation } from '../policy.ts';

/** A user, and how they are related to the viewer. */
export interface Person {
  id: string;
  username: string;
  bio: string;
  joinedAt: Date;
  privacy: Privacy;
  relation: Relation;
  /** The viewer has asked to follow, and waits for an answer. */
  isAsked: boolean;
  /** They follow the viewer. */
  followsBack: boolean;
  /** They have asked to follow the viewer. */
  isAsking: boolean;
}

/** A user and their relation to a viewer, as columns. */
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

/** The columns of a person, for queries with `joinedStanding`. */
export const PERSON_COLUMNS = sql`
  u.id, u.username, u.bio, u.created_at, u.profile_visibility, u.list_visibility, u.activity_visibility,
  coalesce(u.id = viewer.id, false) as is_self,
  mine.accepted_at is not null as is_follower,
  mine.user_id is not null and mine.accepted_at is null as is_asked,
  theirs.accepted_at is not null as follows_back,
  theirs.user_id is not null and theirs.accepted_at is null as is_asking,
  shut.user_id is not null as is_shut_out,
  blocked.user_id is not null as has_blocked`;

/** Joins the relation of each user `u` to a viewer; null: a viewer without an account. */
export const joinedStanding = (viewerId: string | null): RawBuilder<unknown> => sql`
  cross join (select ${viewerId}::uuid as id) viewer
  left join profiles.follow mine on mine.user_id = viewer.id and mine.followed_id = u.id
  left join profiles.follow theirs on theirs.user_id = u.id and theirs.followed_id = viewer.id
  left join profiles.block shut on shut.user_id = u.id and shut.blocked_id = viewer.id
  left join profiles.block blocked on blocked.user_id = viewer.id and blocked.blocked_id = u.id`;

/** Disabled accounts appear in no list of users. */
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

/** The users with these ids, as the viewer is related to them. */
export const personsById = (
  db: Database,
  viewerId: string | null,
  ids: readonly string[],
): Promise<Person[]> => readPersons(db, viewerId, sql`u.id = any(${ids}::uuid[])`);

/** The user with an id, as the viewer is related to them. */
export const personById = async (
  db: Database,
  viewerId: string | null,
  id: string,
): Promise<Person | undefined> => (await personsById(db, viewerId, [id]))[0];

/** The user with a name, without regard to case, or with a recent former name. */
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
