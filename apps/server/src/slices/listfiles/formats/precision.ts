import type { Precision } from '#slices/exchange/index.ts';
import type { ListFormat } from './list-format.ts';

/** As precise as our lists, except for what it cannot express. */
const EXACT: Precision = {
  scoreStep: 1,
  wholeUnits: false,
  knowsRepeating: true,
  lowIsNone: false,
};
const MAL: Precision = { scoreStep: 10, wholeUnits: true, knowsRepeating: true, lowIsNone: true };

/** How precisely each format states an entry; null for our own formats, which are never coarser than the list. */
export const PRECISION: Readonly<Record<ListFormat, Precision | null>> = {
  'mal-xml': MAL,
  'mal-json': MAL,
  anilist: { ...EXACT, wholeUnits: true },
  'anime-planet': { ...MAL, knowsRepeating: false },
  kitsu: { ...MAL, scoreStep: 5 },
  shikimori: MAL,
  simkl: { ...MAL, knowsRepeating: false },
  trakt: { ...MAL, knowsRepeating: false },
  mihon: EXACT,
  yamtrack: { ...EXACT, knowsRepeating: false },
  ryot: { ...EXACT, knowsRepeating: false },
  watcharr: { ...MAL, knowsRepeating: false },
  tsuzuki: null,
  'tsuzuki-csv': null,
};
