import type { Enum } from '@tsuzuki/contract/schema';
import type { AiringSlot } from '#lib/features/airing/schedule.ts';
import type { Row } from '#lib/features/lists/list/list-row.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { HOME } from './home.server.ts';

type Read = ResultOf<typeof HOME>;
type Viewer = NonNullable<Read['viewer']>;
type NextAnime = NonNullable<Viewer['upNextAnime']>['nodes'][number];

/** An entry somebody is in the middle of, with the episode or chapter to go on with; null when that is not out. */
export type NextRow = Row & Pick<NextAnime, 'nextUnit'>;

/** Something the visitor was told; where nobody did it, `subject` is what it is about, such as a media server. */
export type HomeNotice = NonNullable<Viewer['notices']>['nodes'][number];

/** What somebody did whom the visitor follows. */
export type HomeActivity = NonNullable<Read['activityFeed']>['nodes'][number];

/** What the home page shows of whoever is signed in. */
export interface Home {
  /** How the visitor scores. */
  readonly format: Enum<'ScoreFormat'>;
  /** Nothing is on either list. */
  readonly isNew: boolean;
  readonly anime: readonly NextRow[];
  readonly manga: readonly NextRow[];
  /** Of yesterday to tomorrow, as the day depends on the zone of the reader. */
  readonly airings: readonly AiringSlot[];
  /** Not read yet. */
  readonly notices: readonly HomeNotice[];
  readonly activities: readonly HomeActivity[];
}
