import type { Enum } from '@tsuzuki/contract/schema';
import type { AiringSlot } from '#lib/features/airing/schedule.ts';
import type { Row } from '#lib/features/lists/list/list-row.ts';
import type { ReadNotice } from '#lib/features/notices/read-notice.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { HOME } from './home.server.ts';

type Read = ResultOf<typeof HOME>;
type Viewer = NonNullable<Read['viewer']>;
type NextAnime = NonNullable<Viewer['upNextAnime']>['nodes'][number];

/** An entry in progress, with the next episode or chapter; null if that is not out yet. */
export type NextRow = Row & Pick<NextAnime, 'nextUnit'>;

/** An activity of a user whom the visitor follows. */
export type HomeActivity = NonNullable<Read['activityFeed']>['nodes'][number];

/** The data of the home page of a signed-in visitor. */
export interface Home {
  /** How the visitor scores. */
  readonly format: Enum<'ScoreFormat'>;
  /** Nothing is on either list. */
  readonly isNew: boolean;
  /** Shows of media servers of which the visitor should say which anime they are. */
  readonly waiting: readonly { readonly episodes: number }[];
  /** Plays of episodes that their shows do not have. */
  readonly unplaced: readonly { readonly plays: number }[];
  readonly anime: readonly NextRow[];
  readonly manga: readonly NextRow[];
  /** Airings from yesterday to tomorrow, because the day depends on the reader's time zone. */
  readonly airings: readonly AiringSlot[];
  /** Not read yet. */
  readonly notices: readonly ReadNotice[];
  readonly activities: readonly HomeActivity[];
}
