import type EntryPanel from './entry-panel.svelte';
import type { OwnEntry } from './entry.ts';

/** What shows somebody's entry of a work: a script that only those who have lists load. */
export async function panelOf(own: OwnEntry | null): Promise<typeof EntryPanel | null> {
  return own ? (await import('./entry-panel.svelte')).default : null;
}
