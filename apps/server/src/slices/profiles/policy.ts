import type { Visibility } from '#slices/accounts/index.ts';

/** The things that a user can close to others: who they are; their lists and what follows from them; their recent activity. */
export type Thing = 'profile' | 'list' | 'activity';

/** A user's decisions about who may see what. */
export type Privacy = Readonly<Record<Thing, Visibility>>;

/** How a viewer is related to the user they look at. */
export interface Relation {
  isSelf: boolean;
  /** They follow the user, who accepted them. */
  isFollower: boolean;
  /** The user has blocked them. */
  isShutOut: boolean;
  /** They have blocked the user. */
  hasBlocked: boolean;
}

/** A stranger, or a viewer without an account. */
export const STRANGER: Relation = {
  isSelf: false,
  isFollower: false,
  isShutOut: false,
  hasBlocked: false,
};

/** How much of a user is shown: nothing, as if they did not exist; only the name; or everything that is open. */
export type Encounter = 'NONE' | 'LIMITED' | 'FULL';

/** For whom rows are selected, such as entries that are marked private. */
export type Audience = 'own' | 'followers' | 'public';

/** How much of a user a viewer is shown. A viewer who must not know that the user exists gets the same as for an unused name. */
export const encounterOf = (privacy: Privacy, relation: Relation): Encounter => {
  if (relation.isSelf) return 'FULL';
  if (relation.isShutOut || privacy.profile === 'PRIVATE') return 'NONE';
  // Only the name, so that they can remove the block.
  if (relation.hasBlocked) return 'LIMITED';
  return privacy.profile === 'PUBLIC' || relation.isFollower ? 'FULL' : 'LIMITED';
};

/** What must be open as well: activity reveals the list, and the list the profile. */
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

/** Whether a thing of a user is open to a viewer. A closed profile closes everything. */
export const maySee = (privacy: Privacy, relation: Relation, thing: Thing): boolean => {
  if (encounterOf(privacy, relation) !== 'FULL') return false;
  const open = OPEN_TO[audienceOf(relation)];
  return BEHIND[thing].every((each) => open.includes(privacy[each]));
};

/** The audience that a viewer belongs to. */
export const audienceOf = ({ isSelf, isFollower }: Relation): Audience => {
  if (isSelf) return 'own';
  return isFollower ? 'followers' : 'public';
};

/** Whether a user approves each follower. They do if anything is open only to followers. */
export const mustApprove = (privacy: Privacy): boolean =>
  Object.values(privacy).includes('FOLLOWERS');
