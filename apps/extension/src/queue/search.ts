import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { ask } from '../servers/ask.ts';
import { SEARCH_ANIME, SEARCH_MANGA } from '../servers/documents.ts';
import { servers } from '../servers/server.ts';
import { events } from './event.ts';
import { changeQueue } from './queue.ts';
import type { Work } from './work.ts';

const LONGEST_QUERY = 100;

/** Searches the server of a play for its work. What is found can be chosen. */
export const searchFor = async (outside: Outside, key: string, query: string): Promise<void> => {
  const event = (await read(outside, events)).find((one) => one.key === key);
  const server = (await read(outside, servers)).find(({ id }) => id === event?.serverId);
  if (!event || !server || typeof query !== 'string' || query.trim() === '') return;
  const document = event.sighting.medium === 'MANGA' ? SEARCH_MANGA : SEARCH_ANIME;
  const found = await ask<Record<string, { nodes: Work[] }>>(outside, server, {
    document,
    variables: { query: query.slice(0, LONGEST_QUERY) },
  });
  const choices = Object.values(found).flatMap(({ nodes }) => nodes);
  await changeQueue(outside, (plays) => ({ plays, event: { ...event, choices } }));
};
