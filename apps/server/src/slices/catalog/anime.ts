import type { AnimeRecord } from './model.ts';
import type { TagDetails } from './tag.ts';

/** An anime as readers see it. Its airing rules live in the airing slice, its premieres in the releases slice. */
export interface Anime
  extends
    Readonly<Omit<AnimeRecord, 'airing' | 'premieres' | 'provenance' | 'isAdult'>>,
    TagDetails {
  /** Also of a work that nobody vouches for. */
  readonly isAdult: boolean;
  /** Whether no source names it any more: only lists show it. */
  readonly isHidden: boolean;
  /** Field name → key of the data source that gave it. */
  readonly provenance: Readonly<Record<string, string>>;
  readonly updatedAt: string;
  /** Ids of works that were merged into it; absent where there are none, as of almost all. */
  readonly formerIds?: readonly string[];
}
