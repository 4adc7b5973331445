/** Lists: who has watched what, and how far. */
export { recordPlay, type PlayInput } from './commands.ts';
export { allEntries, type Entry } from './queries.ts';
export { LIST_STATUSES, type ListStatus, type PlaySource } from './rules.ts';
