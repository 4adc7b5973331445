import { readBody } from '../payload/body.ts';
import type { Payload } from '../payload/payload.ts';
import { keptPayload, keptText } from '../payload/private-field.ts';
import { isProgram, type OriginKind } from '../pipeline/origin.ts';
import type { Settlement } from '../pipeline/outcome.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { decodePlayer } from '../players/decode.ts';
import { unwrapped } from '../payload/unwrap.ts';
import { decodePlayback, foreignKind } from '../servers/index.ts';
import type { ServerKind } from '../servers/kind.ts';
import type { ClaimedDelivery } from './claim.ts';
import { MOST_BYTES } from './receive.ts';
import { NOTHING_KEPT } from './settle.ts';

type Kept = NonNullable<Settlement['kept']>;

/** What is kept of a payload; nothing if it is too large. */
export const keptOf = (payload: Payload): Kept => {
  const text = keptPayload(payload);
  return text === null
    ? NOTHING_KEPT
    : { body: Buffer.from(text), contentType: 'application/json' };
};

const decodePayload = (kind: OriginKind, payload: Payload): Decoded =>
  isProgram(kind) ? decodePlayer(kind, payload) : decodePlayback(kind, payload);

/** The decoded delivery, and what is kept of it. */
export const decodeDelivery = async ({
  origin,
  body,
  contentType,
}: Pick<ClaimedDelivery, 'origin' | 'body' | 'contentType'>): Promise<{
  decoded: Decoded;
  kept: Settlement['kept'];
  /** The kind of server whose words these are, if they arrived at the address of another kind. */
  sentAs: ServerKind | null;
}> => {
  const read = await readBody(body, contentType, { mostBytes: MOST_BYTES });
  if (read.outcome !== 'payload') {
    const text = Buffer.from(keptText(body));
    const kept = { body: text, contentType: 'text/plain; charset=utf-8' };
    return { decoded: read, kept, sentAs: null };
  }
  const payload = unwrapped(read.payload);
  const { kind } = origin;
  return {
    decoded: decodePayload(kind, payload),
    kept: keptOf(payload),
    sentAs: isProgram(kind) ? null : foreignKind(kind, payload),
  };
};
