/** Accounts: who uses the service, their sessions, and the bearer tokens of our own web app and extension. */
export { createUser } from './commands/create-user.ts';
export { resetFactors } from './commands/change-factors.ts';
export { setDisabled, setRole } from './commands/operate.ts';
export { createSetUpLink } from './commands/set-up.ts';
export { createInvitation } from './commands/invitation.ts';
export {
  accountGone,
  countUsers,
  findUser,
  hasAdministrator,
  listUsers,
  pageOfUsers,
  staffIds,
  nameUnknown,
  userByName,
  userUnknown,
  type User,
} from './queries.ts';
export { updatePreferences, type PreferencesChanged } from './commands/update-preferences.ts';
export {
  holderOfFormerName,
  lockPreferences,
  preferencesOf,
  timeZoneOf,
} from './preference/queries.ts';
export {
  SCORE_FORMATS,
  VISIBILITIES,
  zoneOfDays,
  type PreferenceChange,
  type Preferences,
  type ScoreFormat,
  type Visibility,
} from './preference/rules.ts';
export { ROLES, type NewUser, type UserRole } from './rules.ts';
export { PUBLISHED_AHEAD_MS, type KeyLife } from './bearer/key-life.ts';
export { advanceKeys } from './bearer/rotation.ts';
export {
  issueBearer,
  verifyBearer,
  type BearerClaims,
  type Client as BearerClient,
} from './bearer/token.ts';
export { clientOfGrant } from './grant/grants.ts';
export { OAuthError } from './grant/oauth-error.ts';
export { takeParameters, valueOf, type Parameters } from './grant/parameters.ts';
export { audit, OPERATOR, SERVICE } from './audit.ts';
export {
  administratorOf,
  attemptKeyOf,
  visitorOf,
  visitorOfContext,
  type Visitor,
} from './visitor.ts';
export { guardedRoutes, guardedUploads, type AddRoutes } from './routes/guarded.ts';
export { takeAttempts, type AttemptLimit } from './attempt.ts';
export { parseInput } from './parse-input.ts';
export {
  confirmedIn,
  requireActive,
  requireAdmin,
  signedIn,
  signedInOrNobody,
  type SignedIn,
} from './routes/signed-in.ts';
export { accountSettings } from './settings.ts';
export { deletionAsked } from './events.ts';
export { sendUpdate, sendUpdates } from './live/send-update.ts';
export type { UpdateTopic } from './live/topic.ts';
export { userChanges } from './user-changes.ts';
