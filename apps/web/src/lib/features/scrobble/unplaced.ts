import type { ResultOf } from '#lib/server/document.server.ts';
import type { UNPLACED, UNPLACED_PLAYS } from './unplaced.server.ts';

type Viewer = NonNullable<ResultOf<typeof UNPLACED_PLAYS>['viewer']>;

/** An episode or a chapter that was played, but that its show or manga does not have. */
export type UnplacedPlay = NonNullable<Viewer['unplacedPlays']>[number];

/** What is said of one. */
export type Unplaced = ResultOf<typeof UNPLACED>;

/** What came of a confirmation. */
export interface Came {
  /** How many plays were recorded. */
  readonly recorded: number;
  /** How many are still processed. */
  readonly pending: number;
  readonly unplaced: readonly Unplaced[];
}
