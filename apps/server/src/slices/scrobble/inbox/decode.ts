import { readBody } from '../payload/body.ts';
import type { Payload } from '../payload/payload.ts';
import { keptPayload, keptText } from '../payload/private-field.ts';
import type { OriginKind } from '../pipeline/origin.ts';
import type { Settlement } from '../pipeline/outcome.ts';
import type { Decoded } from '../pipeline/playback.ts';
import { decodePlayer } from '../players/decode.ts';
import { decodePlayback } from '../servers/index.ts';
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
  kind === 'player' ? decodePlayer(payload) : decodePlayback(kind, payload);

/** The decoded delivery, and what is kept of it. */
export const decodeDelivery = async ({
  origin,
  body,
  contentType,
}: Pick<ClaimedDelivery, 'origin' | 'body' | 'contentType'>): Promise<{
  decoded: Decoded;
  kept: Settlement['kept'];
}> => {
  const read = await readBody(body, contentType, { mostBytes: MOST_BYTES });
  if (read.outcome !== 'payload') {
    const text = Buffer.from(keptText(body));
    return { decoded: read, kept: { body: text, contentType: 'text/plain; charset=utf-8' } };
  }
  return { decoded: decodePayload(origin.kind, read.payload), kept: keptOf(read.payload) };
};
