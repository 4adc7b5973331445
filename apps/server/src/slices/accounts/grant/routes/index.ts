export { consentRoutes } from './consent.ts';
export { grantRoutes } from './grants.ts';
export { oauthRoutes } from './oauth.ts';
