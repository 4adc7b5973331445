import { foldedName, members } from './lenient-field.ts';
import { readLenientJson } from './lenient-json.ts';
import type { Payload } from './payload.ts';

/** A relay puts a message into at most this many others. */
const MOST_WRAPPINGS = 3;

/** Members under which relays and logs keep the message itself: `{query, parsed}`, `{headers, body}`. */
const WRAPPERS = ['parsed', 'payload', 'body', 'data'] as const;

/** Members that only a message itself has. */
const OWN: ReadonlySet<string> = new Set(
  ['event', 'NotificationType', 'Metadata', 'Item', 'action', 'identifier'].map(foldedName),
);

const messageOf = (value: unknown): Payload | null => {
  if (typeof value === 'string' && value.trimStart().startsWith('{')) {
    const read = readLenientJson(value);
    return read.outcome === 'payload' ? read.payload : null;
  }
  const message = members.parse(value);
  return Object.keys(message).length > 0 ? message : null;
};

const inner = (payload: Payload): Payload | null => {
  const named = new Map(Object.entries(payload).map(([name, of]) => [foldedName(name), of]));
  if ([...named.keys()].some((name) => OWN.has(name))) return null;
  for (const name of WRAPPERS) {
    const message = messageOf(named.get(name));
    if (message) return message;
  }
  return null;
};

/** The message of a media server, without what a relay has put around it. */
export const unwrapped = (payload: Payload): Payload => {
  let message = payload;
  for (let depth = 0; depth < MOST_WRAPPINGS; depth += 1) {
    const within = inner(message);
    if (!within) break;
    message = within;
  }
  return message;
};
