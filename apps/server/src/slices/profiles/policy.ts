import type { Visibility } from '#slices/accounts/index.ts';

/** What of somebody may be open to some and closed to others: who they are, their lists with what follows from them, what they did of late. */
export type Thing = 'profile' | 'list' | 'activity';

/** What somebody decided about who may see what of them. */
export type Privacy = Readonly<Record<Thing, Visibility>>;

/** How somebody who looks stands to the one they look at. */
export interface Relation {
  isSelf: boolean;
  /** They follow, and were let. */
  isFollower: boolean;
  /** The one they look at has blocked them. */
  isShutOut: boolean;
  /** They have blocked the one they look at. */
  hasBlocked: boolean;
}

/** A stranger, or somebody without a name. */
export const STRANGER: Relation = {
  isSelf: false,
  isFollower: false,
  isShutOut: false,
  hasBlocked: false,
};

/** How somebody is met: not at all, as if there were no such user; by name alone; or openly. */
export type Encounter = 'NONE' | 'LIMITED' | 'FULL';

/** Whom single rows of a thing are chosen for, such as entries that were marked private. */
export type Audience = 'own' | 'followers' | 'public';

/** How one user is met by another. Whoever must not know that a user exists learns the same as of a name that nobody has. */
export const encounterOf = (privacy: Privacy, relation: Relation): Encounter => {
  if (relation.isSelf) return 'FULL';
  if (relation.isShutOut || privacy.profile === 'PRIVATE') return 'NONE';
  // By name, so that the block can be taken back.
  if (relation.hasBlocked) return 'LIMITED';
  return privacy.profile === 'PUBLIC' || relation.isFollower ? 'FULL' : 'LIMITED';
};

/** What must be open besides: what somebody did of late tells what is on their list. */
export const BEHIND: Readonly<Record<Thing, readonly Thing[]>> = {
  profile: ['profile'],
  list: ['profile', 'list'],
  activity: ['profile', 'list', 'activity'],
};

/** The visibilities that are open to an audience. */
export const OPEN_TO: Readonly<Record<Audience, readonly Visibility[]>> = {
  own: ['PUBLIC', 'FOLLOWERS', 'PRIVATE'],
  followers: ['PUBLIC', 'FOLLOWERS'],
  public: ['PUBLIC'],
};

/** Whether a thing of somebody is open to whoever looks. A closed profile closes all that is behind it. */
export const maySee = (privacy: Privacy, relation: Relation, thing: Thing): boolean => {
  if (encounterOf(privacy, relation) !== 'FULL') return false;
  const open = OPEN_TO[audienceOf(relation)];
  return BEHIND[thing].every((each) => open.includes(privacy[each]));
};

/** For whom the rows of a thing that may be seen are chosen. */
export const audienceOf = ({ isSelf, isFollower }: Relation): Audience => {
  if (isSelf) return 'own';
  return isFollower ? 'followers' : 'public';
};

/** Whether somebody decides one by one who may follow them: they show something to followers alone. */
export const mustApprove = (privacy: Privacy): boolean =>
  Object.values(privacy).includes('FOLLOWERS');
