import { pressedKey } from '#lib/ui/pressed-key.ts';

/** The effect of a key on the queue of edits and on the page of one. */
type QueueKey =
  'next' | 'previous' | 'open' | 'show' | 'select' | 'take' | 'accept' | 'reject' | 'back' | 'help';

const KEYS: Readonly<Record<string, QueueKey>> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  d: 'show',
  x: 'select',
  t: 'take',
  a: 'accept',
  r: 'reject',
  u: 'back',
  '?': 'help',
};

/** The effect of a key press; null while somebody types, for combinations, and for other keys. */
export const queueKey = (event: KeyboardEvent): QueueKey | null =>
  KEYS[pressedKey(event) ?? ''] ?? null;
