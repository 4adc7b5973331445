import type { ResultOf } from '#lib/server/document.server.ts';
import type { OTHERS } from './search-others-document.server.ts';

/** How many of each are shown beside the results. */
export const MOST_OTHERS = 6;

/** What the words of a search find beside the works of its kind. */
export type Others = NonNullable<ResultOf<typeof OTHERS>['search']>;
