import type { ResultOf } from '#lib/server/document.server.ts';
import type { MANGA_CARD } from './fragments.server.ts';

/** What a cover and a caption need. */
export type MangaCard = ResultOf<typeof MANGA_CARD>;
