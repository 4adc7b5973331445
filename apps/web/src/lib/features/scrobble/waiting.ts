import type { Enum } from '@tsuzuki/contract/schema';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { WAITING } from './waiting.server.ts';

type Viewer = NonNullable<ResultOf<typeof WAITING>['viewer']>;

/** A show of a media server that waits for its owner to say which anime it is. */
export type WaitingShow = NonNullable<Viewer['waitingShows']>[number];

export type WaitingPlay = WaitingShow['plays'][number];
export type SuggestedPlace = WaitingShow['suggestions'][number]['places'][number];

export type SuggestionReason = Enum<'SuggestionReason'>;

/** How many episodes of some shows wait. */
export const waitingEpisodes = (shows: readonly Pick<WaitingShow, 'episodes'>[]): number =>
  shows.reduce((sum, { episodes }) => sum + episodes, 0);
