/** Profiles: what users show of themselves, to whom, and who follows whom. */
export { ScoreFormatEnum, VisibilityEnum } from './graphql/preferences.ts';
export { ViewerRef } from './graphql/viewer.ts';
