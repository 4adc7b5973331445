/** Profiles: what users show of themselves, to whom, and who follows whom. */
export { ScoreFormatEnum } from './graphql/preferences.ts';
export { seen, UserRef } from './graphql/user.ts';
export { ViewerRef } from './graphql/viewer.ts';
export { VisibilityEnum } from './graphql/visibility.ts';
export { changePreferences } from './commands/change-preferences.ts';
export { giveNotice, giveNotices, takeSubjectNotice } from './commands/notice.ts';
export { followedBy, isOpenTo } from './queries/open.ts';
export type { Thing } from './policy.ts';
export { seeCompany, seeUser, sightById, type Sight } from './sight.ts';
