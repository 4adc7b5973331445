import type { EpisodeId } from '#slices/mapping/index.ts';

/** What a database answered of one show. */
export type ShowAnswer =
  | { outcome: 'found'; episodes: EpisodeId[] }
  | { outcome: 'unknown' }
  | { outcome: 'fault'; detail: string };

/** A database of shows that can be asked for the ids of episodes. */
export interface EpisodeDatabase {
  /** @throws Refusal when the key is not accepted: asking on would be of no use. */
  episodesOf: (show: number) => Promise<ShowAnswer>;
}
