import type { Payload } from '../payload/payload.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { decodeBangumiSyncer } from './bangumi-syncer.ts';
import { formOf, type PayloadForm } from './form.ts';
import { decodeJellyfin } from './jellyfin.ts';
import { decodeKodi } from './kodi.ts';
import { SERVER_KINDS, type ServerKind } from './kind.ts';
import { decodePlex } from './plex.ts';
import { decodeRyot } from './ryot.ts';

const DECODERS: Readonly<Record<PayloadForm, (payload: Payload) => Decoded>> = {
  server_a: decodePlex,
  server_b: decodeJellyfin,
  kodi: decodeKodi,
  ryot: decodeRyot,
  'bangumi-syncer': decodeBangumiSyncer,
};

/**
 * Translates a payload into a playback event, in the words it is in; the kind of its address decides where it does not say.
 * It never throws; a payload without meaning becomes an event that says so.
 */
export const decodePlayback = (kind: ServerKind, payload: Payload): Decoded =>
  DECODERS[formOf(payload) ?? kind](payload);

/** The kind of server whose words arrived at the address of another kind; null if that is not so, or not certain. */
export const foreignKind = (kind: ServerKind, payload: Payload): ServerKind | null => {
  const form = formOf(payload);
  return SERVER_KINDS.find((other) => other === form && other !== kind) ?? null;
};
