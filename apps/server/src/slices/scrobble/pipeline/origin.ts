import type { ServerKind } from '../servers/kind.ts';
import type { TokenSettings } from '../tokens/token-settings.ts';

/** What reports plays: a media server, or a player that reports as to Trakt. */
export type OriginKind = ServerKind | 'player';

/** A media server or a player of one account, and what its owner lets it record. */
export interface Origin {
  id: string;
  kind: OriginKind;
  userId: string;
  /** What its owner calls it. */
  name: string;
  settings: TokenSettings;
}
