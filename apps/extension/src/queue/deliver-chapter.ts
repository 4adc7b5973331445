import type { Sighting } from '../adapters/sighting.ts';
import type { Outside } from '../platform/outside.ts';
import { change, read, stored } from '../platform/stored.ts';
import { ask } from '../servers/ask.ts';
import { READ_UP_TO, SEARCH_MANGA } from '../servers/documents.ts';
import type { Server } from '../servers/server.ts';
import { ALREADY, type PlayEvent } from './event.ts';
import type { Play } from './play.ts';
import type { Work } from './work.ts';

/** Which manga a page means, by server and by what the site calls it. The person said so, or its title leaves no doubt. */
const chosen = stored<Readonly<Record<string, Work>>>('local', 'manga', {});

const nameOf = (serverId: string, { adapter, show, title }: Sighting): string =>
  JSON.stringify([serverId, adapter, show ?? title]);

/** Remembers what the person said. */
export const rememberManga = (
  outside: Outside,
  { serverId, sighting }: Pick<Play, 'serverId' | 'sighting'>,
  work: Work,
): Promise<unknown> =>
  change(outside, chosen, (all) => ({ ...all, [nameOf(serverId, sighting)]: work }));

const folded = (title: string | null): string =>
  (title ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The one work with exactly this title. */
const sameTitle = (works: readonly Work[], title: string): Work | undefined => {
  const wanted = folded(title);
  const same = works.filter(({ titleRomaji, titleNative, titleEnglish }) =>
    [titleRomaji, titleNative, titleEnglish].some((one) => wanted !== '' && folded(one) === wanted),
  );
  return same.length === 1 ? same[0] : undefined;
};

const search = async (outside: Outside, server: Server, query: string): Promise<Work[]> => {
  const found = await ask<{ searchManga: { nodes: Work[] } }>(outside, server, {
    document: SEARCH_MANGA,
    variables: { query },
  });
  return found.searchManga.nodes;
};

const find = async (
  outside: Outside,
  server: Server,
  { ids = {}, title }: Sighting,
): Promise<{ work: Work | undefined; choices: Work[] }> => {
  for (const site of ['anilist', 'mal', 'kitsu'] as const) {
    if (ids[site] === undefined) continue;
    const [work] = await search(outside, server, `${site}:${ids[site]}`);
    if (work) return { work, choices: [] };
  }
  const choices = await search(outside, server, title.slice(0, 100));
  return { work: sameTitle(choices, title), choices };
};

const workOf = async (outside: Outside, server: Server, sighting: Sighting) => {
  const known = (await read(outside, chosen))[nameOf(server.id, sighting)];
  return known ? { work: known, choices: [] } : find(outside, server, sighting);
};

/** Which manga a chapter is of, if that is known. @throws Failure */
export const workOfChapter = async (
  outside: Outside,
  server: Server,
  sighting: Sighting,
): Promise<Work | undefined> => (await workOf(outside, server, sighting)).work;

/** Marks a chapter as read. Never lowers what the list has. @throws Failure */
export const deliverChapter = async (
  outside: Outside,
  server: Server,
  { sighting }: Play,
): Promise<Partial<PlayEvent>> => {
  const { work, choices } = await workOf(outside, server, sighting);
  if (!work) return { state: 'which', choices };
  if (sighting.number === undefined) return { state: 'not_recorded', outcome: 'NO_NUMBER', work };
  const { markMangaReadUpTo: done } = await ask<{
    markMangaReadUpTo: { batchId: string | null };
  }>(outside, server, {
    document: READ_UP_TO,
    variables: { mangaId: work.id, chapter: sighting.number },
  });
  // Nothing was written: it stood on the list before.
  if (done.batchId === null) return { state: 'recorded', outcome: ALREADY, work };
  return { state: 'recorded', work, batchId: done.batchId };
};
