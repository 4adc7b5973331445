/** What a key does on the page of one's own list. */
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

/** What a press of a key means; null for somebody who is typing, for combinations, and for keys of no meaning. */
export function listKey(event: KeyboardEvent): ListKey | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof HTMLElement)) {
    return null;
  }
  const isField = target.matches('input:not([type="checkbox"]), textarea, select');
  if (isField || target.isContentEditable || target.closest('dialog')) return null;
  if (key === 'Enter') return target.matches('[data-index]') ? 'open' : null;
  return KEYS[key] ?? null;
}
