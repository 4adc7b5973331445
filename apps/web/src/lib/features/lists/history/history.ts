import type { Titles } from '#lib/features/catalog/title.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import type { Kind } from '../entry/progress-name.ts';
import type { ENTRY_HISTORY, PLAY } from './history.server.ts';

/** One act of watching or reading. */
export type Play = ResultOf<typeof PLAY>;

/** An entry without the page of its history. */
type Entry = Omit<ResultOf<typeof ENTRY_HISTORY>, 'history'>;

/** A page of the history of an entry. */
export interface History {
  readonly kind: Kind;
  readonly work: Titles & { readonly id: string };
  /** Null if the work is not on the list. */
  readonly entry:
    (Entry & { readonly plays: readonly Play[]; readonly next: string | null }) | null;
}
