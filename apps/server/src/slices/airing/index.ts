/** Airing: when episodes air. */
export { announceAirings } from './commands/announce-airings.ts';
export { replaceAiringRules, type AiringImport } from './commands/replace-rules.ts';
export { episodeAiring } from './events.ts';
export { schedule, type AiringEntry } from './schedule.ts';
export { horizonOf, seasonAt } from './rules/recurrence.ts';
