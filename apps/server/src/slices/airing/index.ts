/** Airing: when episodes air. */
export { replaceAiringRules, type AiringImport } from './commands.ts';
export { schedule, type AiringEntry } from './schedule.ts';
export { horizonOf } from './rules.ts';
