import type { Outside } from '../platform/outside.ts';
import { ask } from '../servers/ask.ts';
import { FIND_ANIME, FIND_MANGA, IN_PROGRESS, UP_NEXT } from '../servers/documents.ts';
import type { Server } from '../servers/server.ts';
import { ownWork, type Medium, type OwnWork, type SentWork } from './own-work.ts';
import type { ScoreFormat } from './score-format.ts';

/** The list of a person on a server, with scores as they type them. */
export interface OwnList {
  server: Server;
  format: ScoreFormat;
}

const LONGEST_QUERY = 300;

/** The works that a title, an address or an id with its site names, best first. @throws Failure */
export const findWorks = async (
  outside: Outside,
  { server, format }: OwnList,
  { medium, query }: { medium: Medium; query: string },
): Promise<OwnWork[]> => {
  const asked = {
    document: medium === 'ANIME' ? FIND_ANIME : FIND_MANGA,
    variables: { query: query.slice(0, LONGEST_QUERY), format },
  };
  const { found } = await ask<{ found: { nodes: SentWork[] } }>(outside, server, asked);
  return found.nodes.map((work) => ownWork(medium, work));
};

/** What the person watches next. @throws Failure */
export const upNext = async (outside: Outside, { server, format }: OwnList): Promise<OwnWork[]> => {
  const { viewer } = await ask<{ viewer: { upNextAnime: { nodes: { anime: SentWork }[] } } }>(
    outside,
    server,
    { document: UP_NEXT, variables: { format } },
  );
  return viewer.upNextAnime.nodes.map(({ anime }) => ownWork('ANIME', anime));
};

interface Shelf {
  nodes: { work: SentWork }[];
}

/** What the person watches and reads now, what changed last first. @throws Failure */
export const inProgress = async (
  outside: Outside,
  { server, format }: OwnList,
): Promise<OwnWork[]> => {
  const { viewer } = await ask<{ viewer: { animeList: Shelf; mangaList: Shelf } }>(
    outside,
    server,
    { document: IN_PROGRESS, variables: { format } },
  );
  const of = (medium: Medium, { nodes }: Shelf): OwnWork[] =>
    nodes.map(({ work }) => ownWork(medium, work));
  return [...of('ANIME', viewer.animeList), ...of('MANGA', viewer.mangaList)];
};
