import type { AnimeRecord, StreamingLink } from './model.ts';
import type { TagDetails } from './tag.ts';

/** A place to watch as readers see it. */
export interface ShownLink extends StreamingLink {
  /** Key of the source that gave it; null if nobody noted it. */
  source: string | null;
}

/** An anime as readers see it. Its airing rules live in the airing slice, its premieres in the releases slice. */
export interface Anime
  extends
    Readonly<Omit<AnimeRecord, 'airing' | 'premieres' | 'provenance' | 'isAdult' | 'streaming'>>,
    TagDetails {
  readonly streaming: ShownLink[];
  /** Also of a work that nobody vouches for. */
  readonly isAdult: boolean;
  /** Whether no source names it any more: only lists show it. */
  readonly isHidden: boolean;
  /** Field name → key of the data source that gave it. */
  readonly provenance: Readonly<Record<string, string>>;
  /** When the catalogue first had it. */
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Ids of works that were merged into it; absent where there are none, as of almost all. */
  readonly formerIds?: readonly string[];
}
