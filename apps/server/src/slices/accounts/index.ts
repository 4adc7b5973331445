/** Accounts: who uses the service, and the bearer tokens of our own web app and extension. */
export { createUser } from './commands.ts';
export { findUser, listUsers, userByName, type User } from './queries.ts';
export { ROLES, type NewUser, type UserRole } from './rules.ts';
export { issueBearer, verifyBearer, type BearerClaims } from './bearer/token.ts';
