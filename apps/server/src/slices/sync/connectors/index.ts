import { anilist } from './anilist/index.ts';
import { annict } from './annict/index.ts';
import { bangumi } from './bangumi/index.ts';
import type { Connector } from './connector.ts';
import { kitsu } from './kitsu/index.ts';
import { mal } from './mal/index.ts';
import { mangadex } from './mangadex/index.ts';
import { mangaupdates } from './mangaupdates/index.ts';
import { shikimori } from './shikimori/index.ts';
import { simkl } from './simkl/index.ts';
import { trakt } from './trakt/index.ts';
import { tsuzuki } from './tsuzuki/index.ts';

/** The services that lists can be kept in sync with. */
export const CONNECTORS: readonly Connector[] = [
  anilist,
  mal,
  kitsu,
  simkl,
  shikimori,
  trakt,
  annict,
  mangaupdates,
  bangumi,
  mangadex,
  tsuzuki,
];

const byId = new Map(CONNECTORS.map((connector) => [connector.id, connector]));

export const connectorOf = (id: string): Connector | undefined => byId.get(id);
