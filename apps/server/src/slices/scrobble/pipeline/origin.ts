import type { ServerKind } from '../servers/kind.ts';
import type { TokenSettings } from '../tokens/token-settings.ts';

/** The programs that report plays by themselves, with their own credentials: players as to Trakt, and the browser extension. */
export const PROGRAM_KINDS = ['player', 'extension'] as const;
export type ProgramKind = (typeof PROGRAM_KINDS)[number];

/** What reports plays: a media server or a program. */
export type OriginKind = ServerKind | ProgramKind;

/** Whether an origin is a program, which has no webhook URL. */
export const isProgram = (kind: OriginKind): kind is ProgramKind =>
  PROGRAM_KINDS.some((each) => each === kind);

/** A media server or a player of one account, and what its owner lets it record. */
export interface Origin {
  id: string;
  kind: OriginKind;
  userId: string;
  /** What its owner calls it. */
  name: string;
  settings: TokenSettings;
}
