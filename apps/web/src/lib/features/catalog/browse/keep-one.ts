/** A word is asked for or excluded, not both (`word-choice.svelte`). Without scripts, to ask for it counts. */
export function keepOne({ target }: Event): void {
  const item = target instanceof HTMLInputElement && target.checked ? target.closest('li') : null;
  for (const input of item?.querySelectorAll('input') ?? []) input.checked = input === target;
}
