import type { ResultOf } from '#lib/server/document.server.ts';
import type { AIRING, AIRING_SLOT } from './fragments.server.ts';

/** One airing of one show. `isProjected`: computed from the show's usual slot, without confirmation by a source. */
export type Airing = ResultOf<typeof AIRING>;

/** An airing with the show it belongs to. */
export type AiringSlot = ResultOf<typeof AIRING_SLOT>;
