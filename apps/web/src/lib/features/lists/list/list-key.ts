import { pressedKey } from '#lib/ui/pressed-key.ts';

/** The effect of a key on the page of the visitor's list. */
export type ListKey =
  | 'next'
  | 'previous'
  | 'plus'
  | 'minus'
  | 'score'
  | 'select'
  | 'stretch'
  | 'undo'
  | 'open'
  | 'search'
  | 'help';

const KEYS: Readonly<Record<string, ListKey>> = {
  j: 'next',
  k: 'previous',
  '+': 'plus',
  '=': 'plus',
  '-': 'minus',
  s: 'score',
  x: 'select',
  X: 'stretch',
  u: 'undo',
  '/': 'search',
  '?': 'help',
};

/** The effect of a key press; null while somebody types, for combinations, and for other keys. */
export function listKey(event: KeyboardEvent): ListKey | null {
  const key = pressedKey(event);
  if (key === null) return null;
  if (key === 'Enter') {
    return (event.target as HTMLElement).matches('[data-index]') ? 'open' : null;
  }
  return KEYS[key] ?? null;
}
