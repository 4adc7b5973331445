import type { Payload } from '../payload/payload.ts';
import type { Decoded } from '../pipeline/playback.ts';
import type { ServerKind } from './kind.ts';
import { decodeJellyfin } from './jellyfin.ts';
import { decodePlex } from './plex.ts';

const DECODERS: Readonly<Record<ServerKind, (payload: Payload) => Decoded>> = {
  server_a: decodePlex,
  server_b: decodeJellyfin,
};

/** Translates a payload into a playback event. It never throws; a payload without meaning becomes an event that says so. */
export const decodePlayback = (kind: ServerKind, payload: Payload): Decoded =>
  DECODERS[kind](payload);
