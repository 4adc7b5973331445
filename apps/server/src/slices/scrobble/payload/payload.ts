/** Why a request tells nothing. */
export type UnreadableReason =
  | 'empty'
  | 'too_large'
  | 'too_deep'
  | 'not_json'
  | 'not_an_object'
  | 'broken_multipart'
  | 'no_payload_field'
  | 'no_event_name';

export interface Unreadable {
  outcome: 'unreadable';
  reason: UnreadableReason;
}

export const unreadable = (reason: UnreadableReason): Unreadable => ({
  outcome: 'unreadable',
  reason,
});

/** A request body, read but not understood yet. */
export type Payload = Record<string, unknown>;

export type ReadPayload = { outcome: 'payload'; payload: Payload } | Unreadable;
