import type { RawBuilder } from 'kysely';
import { lockByNames, sharingNames, type Tx } from '#platform/database/index.ts';
import { isSharedKey } from './rules/show-keys.ts';

/** A look-up reads what servers tell of a show before it knows by which names owners may have said something of it, so each has locks of its own. */
const lockNames = (of: 'known-show' | 'learned-show', keys: readonly string[]): string[] =>
  keys.filter(isSharedKey).map((key) => `${of}/${key}`);

/**
 * Lets one owner at a time say what the shows with these names are, or take it back. Two owners at once would each miss that the other says the same. Plays
 * of others that are looked up beside a word would miss it, and the word would miss the plays. Taken after the words of the owner and before
 * lists, for all shows of a transaction at once. Names of one server are left out: `lockWords` is enough for them.
 */
export const lockKnownShows = (tx: Tx, keys: readonly string[]): Promise<void> =>
  lockByNames(tx, lockNames('known-show', keys));

/** True once no other owner says what the show with these names is. From then on, they wait until the transaction ends. */
export const sharingKnownShow = (keys: readonly string[]): RawBuilder<boolean> =>
  sharingNames(lockNames('known-show', keys));

/** As `lockKnownShows`, for the ids that a server tells of a show. Nobody who has it locks known shows. */
export const lockLearnedShow = (tx: Tx, guidKey: string): Promise<void> =>
  lockByNames(tx, lockNames('learned-show', [guidKey]));

/** As `sharingKnownShow`, for the ids that servers of others tell of a show. Taken before that. */
export const sharingLearnedShow = (guidKey: string | null): RawBuilder<boolean> =>
  sharingNames(guidKey === null ? [] : lockNames('learned-show', [guidKey]));
