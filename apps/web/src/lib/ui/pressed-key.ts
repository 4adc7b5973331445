/**
 * The key of a shortcut; null while somebody types, in an open dialog, and for combinations with other keys. In one that has just closed, a
 * button keeps the focus for a moment.
 */
export function pressedKey(event: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof HTMLElement)) {
    return null;
  }
  const isField = target.matches('input:not([type="checkbox"]), textarea, select');
  return isField || target.isContentEditable || target.closest('dialog[open]') ? null : key;
}
