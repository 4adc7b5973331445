import type { Outside } from '../platform/outside.ts';
import { ask } from '../servers/ask.ts';
import {
  ADVANCE_ANIME,
  ADVANCE_MANGA,
  SAVE_ANIME,
  SAVE_MANGA,
  UNDO_BATCH,
} from '../servers/documents.ts';
import { Failure } from '../servers/failure.ts';
import type { Server } from '../servers/server.ts';
import { entryOf, type OwnEntry, type OwnWork, type SentEntry } from './own-work.ts';
import type { OwnList } from './read-list.ts';

/** A change of an entry. */
export type EntryChange = Partial<Pick<OwnEntry, 'status' | 'progress' | 'score'>>;

/** The entry after a change, and what undoes it. Null: nothing was written, because it said so already. */
export interface Changed {
  entry: OwnEntry | null;
  batchId: string | null;
}

interface Sent {
  saved: {
    outcome: string;
    batchId: string | null;
    problem: { code: string; reason: string } | null;
    entry: SentEntry | null;
  };
}

const send = async (
  outside: Outside,
  { server, format }: OwnList,
  document: string,
  variables: object,
): Promise<Changed> => {
  const asked = { document, variables: { ...variables, format } };
  const { outcome, batchId, problem, entry } = (await ask<Sent>(outside, server, asked)).saved;
  if (outcome === 'REFUSED') throw new Failure('refused', problem?.code ?? outcome);
  return { entry: entry && entryOf(entry), batchId };
};

/** Adds a work to the list, or changes its entry. @throws Failure; `STALE_VERSION` if it was changed elsewhere meanwhile */
export const saveEntry = (
  outside: Outside,
  list: OwnList,
  { id, medium, entry }: OwnWork,
  change: EntryChange,
): Promise<Changed> => {
  const isAnime = medium === 'ANIME';
  const input = {
    [isAnime ? 'animeId' : 'mangaId']: id,
    ...change,
    ...(change.score !== undefined && { scoreFormat: list.format }),
    ...(entry && { version: entry.version }),
  };
  return send(outside, list, isAnime ? SAVE_ANIME : SAVE_MANGA, { input });
};

/** One more episode or chapter. Pressed twice it counts once, because the entry is another one by then. @throws Failure */
export const advance = (
  outside: Outside,
  list: OwnList,
  { medium, entry }: OwnWork,
): Promise<Changed> => {
  if (!entry) throw new Error('A work that is not on the list has no progress.');
  const { id, version } = entry;
  return send(outside, list, medium === 'ANIME' ? ADVANCE_ANIME : ADVANCE_MANGA, { id, version });
};

/** Takes a change back. @throws Failure */
export const takeBack = async (outside: Outside, server: Server, batch: string): Promise<void> => {
  await ask(outside, server, { document: UNDO_BATCH, variables: { batch } });
};
