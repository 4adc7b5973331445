/** The key of a shortcut; null while somebody types, in a dialog, and for combinations with other keys. */
export function pressedKey(event: KeyboardEvent): string | null {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof HTMLElement)) {
    return null;
  }
  const isField = target.matches('input:not([type="checkbox"]), textarea, select');
  return isField || target.isContentEditable || target.closest('dialog') ? null : key;
}
