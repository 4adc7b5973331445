import type EntryPanel from './entry-panel.svelte';
import type { OwnEntry } from './entry.ts';

/** The components of the visitor's entry, as one script that only visitors with lists load. */
export async function panelOf(own: OwnEntry | null): Promise<typeof EntryPanel | null> {
  return own ? (await import('./entry-panel.svelte')).default : null;
}
