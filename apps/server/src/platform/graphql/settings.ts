import { setting, settingSchema, settingsGroup } from '#platform/settings.ts';
import { LIMITS } from './limits.ts';

const LONGEST_DEADLINE_MS = 600_000;
const RESPONSE_CACHE_MB = 64;
const PAGE_CACHE_MB = 32;
const LARGEST_RESPONSE_CACHE_MB = 16_384;

export const graphqlSettings = settingsGroup('GraphQL', {
  deadlineMs: setting({
    env: 'TSUZUKI_DEADLINE_MS',
    doc: 'Milliseconds that a GraphQL operation, or the reads of a page, may take. After that the response is an error and its SQL is cancelled.',
    schema: settingSchema.count(LIMITS.deadlineMs, 1, LONGEST_DEADLINE_MS),
  }),
  responseCacheMb: setting({
    env: 'TSUZUKI_RESPONSE_CACHE_MB',
    doc: 'Megabytes of responses to public queries that a process keeps and sends again. 0 keeps none.',
    schema: settingSchema.count(RESPONSE_CACHE_MB, 0, LARGEST_RESPONSE_CACHE_MB),
  }),
  pageCacheMb: setting({
    env: 'TSUZUKI_PAGE_CACHE_MB',
    doc: 'Megabytes of pages for visitors who are not signed in that a process keeps and sends again. 0 keeps none.',
    schema: settingSchema.count(PAGE_CACHE_MB, 0, LARGEST_RESPONSE_CACHE_MB),
  }),
});
