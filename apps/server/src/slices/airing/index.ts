/** Airing: when episodes air. */
export { replaceAiringRules, type AiringImport } from './commands.ts';
