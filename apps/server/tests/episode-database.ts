import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shows of a stand-in: how many episodes each season has, by number. */
export type Shows = Readonly<Record<number, Readonly<Record<number, number>>>>;

/** TMDB or TheTVDB on this machine, with the responses as documented. */
export interface EpisodeStandIn {
  url: string;
  /** Addresses that were requested. */
  asked: string[];
  /** Statuses of the next responses, instead of real ones. */
  faults: number[];
  close: () => Promise<void>;
}

/** The id of an episode, derived from its place. */
export const idOfEpisode = (show: number, season: number, number: number): number =>
  (show % 10_000) * 20_000 + season * 400 + number;

const send = (response: ServerResponse, status: number, body: object, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

const listOf = (show: number, season: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: idOfEpisode(show, season, i + 1),
    number: i + 1,
  }));

const listen = async (
  answer: (request: IncomingMessage, response: ServerResponse, url: URL) => void,
): Promise<EpisodeStandIn> => {
  const asked: string[] = [];
  const faults: number[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    asked.push(url.pathname);
    const fault = faults.shift();
    if (fault !== undefined) send(response, fault, {}, { 'retry-after': '0.01' });
    else answer(request, response, url);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, asked, faults, close };
};

/** TMDB: `GET /tv/{id}?append_to_response=season/1,…`, at most twenty appended. */
export const startTmdb = (shows: Shows, key: string): Promise<EpisodeStandIn> =>
  listen((request, response, url) => {
    const given = url.searchParams.get('api_key') ?? request.headers.authorization;
    if (given !== key && given !== `Bearer ${key}`) return send(response, 401, { status_code: 7 });
    const id = Number(url.pathname.split('/').at(-1));
    const show = shows[id];
    if (!show) return send(response, 404, { status_code: 34 });
    const asked = url.searchParams.get('append_to_response')?.split(',') ?? [];
    const appended = asked.slice(0, 20).flatMap((name) => {
      const season = Number(name.slice('season/'.length));
      const count = show[season];
      if (count === undefined) return [];
      const episodes = listOf(id, season, count).map((episode) => ({
        id: episode.id,
        season_number: season,
        episode_number: episode.number,
        air_date: null,
      }));
      return [[name, { season_number: season, episodes }]];
    });
    const seasons = Object.entries(show).map(([season, count]) => ({
      season_number: Number(season),
      episode_count: count,
    }));
    return send(response, 200, { id, seasons, ...Object.fromEntries(appended) });
  });

/** TheTVDB 4: `POST /login`, then `GET /series/{id}/episodes/default?page=n`. */
export const startTvdb = (shows: Shows, key: string, pageSize = 10): Promise<EpisodeStandIn> =>
  listen((request, response, url) => {
    if (url.pathname === '/login') {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { apikey } = JSON.parse(Buffer.concat(chunks).toString()) as { apikey?: string };
        if (apikey === key) send(response, 200, { data: { token: `of ${key}` } });
        else send(response, 401, { status: 'failure' });
      });
      return;
    }
    if (request.headers.authorization !== `Bearer of ${key}`) return send(response, 401, {});
    const id = Number(url.pathname.split('/')[2]);
    const show = shows[id];
    if (!show) return send(response, 404, { status: 'failure' });
    const all = Object.entries(show).flatMap(([season, count]) =>
      listOf(id, Number(season), count).map((episode) => ({
        ...episode,
        seasonNumber: Number(season),
      })),
    );
    const page = Number(url.searchParams.get('page'));
    const episodes = all.slice(page * pageSize, (page + 1) * pageSize);
    const next = (page + 1) * pageSize < all.length ? `page=${page + 1}` : null;
    return send(response, 200, { data: { episodes }, links: { next } });
  });
