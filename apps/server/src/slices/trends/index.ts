/** What lists that anybody may see tell of works. */
export { listFigures } from './list-figures.ts';
export type { ListFigures } from './model.ts';
export { readRecommended } from './recommended.ts';
