import type { ResultOf } from '#lib/server/document.server.ts';
import type { LAST_CONFIRMATION } from './last-confirmation.server.ts';

type Viewer = NonNullable<ResultOf<typeof LAST_CONFIRMATION>['viewer']>;
type Server = NonNullable<Viewer['mediaServers']>[number];

/** What the visitor said last of their servers, which can be undone. */
export interface LastConfirmation {
  at: string;
  /** The titles that were confirmed, as the servers call them. */
  titles: readonly string[];
  /** The servers that the titles are of. */
  serverIds: readonly string[];
}

const saidAt = (server: Server, at: string): string[] => [
  ...server.knownShows.filter(({ knownAt }) => knownAt === at).map(({ title }) => title),
  ...server.corrections.filter(({ madeAt }) => madeAt === at).map(({ title }) => title),
];

/** What was confirmed at a moment: one title, or all likely ones. */
export const confirmedAt = (at: string, servers: readonly Server[]): LastConfirmation => {
  const said = servers.map((server) => ({ id: server.id, titles: saidAt(server, at) }));
  return {
    at,
    titles: [...new Set(said.flatMap(({ titles }) => titles))],
    serverIds: said.filter(({ titles }) => titles.length > 0).map(({ id }) => id),
  };
};
