import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webm } from './webm.ts';

/** A site where episodes are watched. Its player is in a frame of another origin, as on most such sites. */
export interface PlayerSite {
  /** The page of an episode, which may say where else the show is. */
  pageOf(show: string, episode: number, sameAs?: string): string;
  /** The same with the player in a frame of a frame, beside a frame of a site that nobody has allowed. */
  nestedPageOf(show: string, episode: number): string;
  close(): Promise<void>;
}

/** The least that counts as an episode before it has ended, with room for what players leave out at the end. */
const SECONDS = 190;

const escaped = (text: string): string => text.replaceAll('<', '\\u003c');

interface Episode {
  show: string;
  number: number;
  sameAs: string | null;
}

const episodePage = ({ show, number, sameAs }: Episode, player: string): string => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'TVEpisode',
    episodeNumber: number,
    partOfSeries: { '@type': 'TVSeries', name: show, ...(sameAs !== null && { sameAs }) },
  };
  return `<!doctype html><title>Watch ${number}</title>
<script type="application/ld+json">${escaped(JSON.stringify(data))}</script>
<iframe src="${player}" allow="autoplay" width="320" height="240"></iframe>`;
};

/** What stands between a page and its player. */
const between = (player: string): string =>
  `<!doctype html><title>Frame</title><iframe src="${player}" allow="autoplay"></iframe>
<iframe src="https://cdn.example/embed"></iframe>`;

const PLAYER = '<!doctype html><title>Player</title><video src="/video.webm" muted></video>';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, () => resolve((server.address() as AddressInfo).port));
  });

/** Answers a request for a part of a file, which players send when they jump. */
const partOf = (file: Buffer, range: string | undefined): { from: number; to: number } => {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/u.exec(range ?? '') ?? [];
  return { from: Number(from), to: to === '' ? file.length - 1 : Number(to) };
};

export const openPlayerSite = async (): Promise<PlayerSite> => {
  const video = await webm(SECONDS);
  const player = createServer((request, response) => {
    if (request.url !== '/video.webm') {
      const page = request.url === '/frame' ? between('/') : PLAYER;
      response.setHeader('content-type', 'text/html').end(page);
      return;
    }
    const { from, to } = partOf(video, request.headers.range);
    response.writeHead(206, {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${to}/${video.length}`,
    });
    response.end(video.subarray(from, to + 1));
  });
  const playerUrl = `http://localhost:${await listen(player)}/`;
  const site = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const [show, number, sameAs] = ['show', 'episode', 'sameAs'].map((name) =>
      searchParams.get(name),
    );
    const episode = { show: show ?? '', number: Number(number), sameAs: sameAs ?? null };
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const frame = searchParams.has('nested') ? `${playerUrl}frame` : playerUrl;
    response.end(episodePage(episode, frame));
  });
  const siteUrl = `http://127.0.0.1:${await listen(site)}/`;
  return {
    pageOf: (show, episode, sameAs) => {
      const told = { show, episode: String(episode), ...(sameAs !== undefined && { sameAs }) };
      return `${siteUrl}?${new URLSearchParams(told).toString()}`;
    },
    nestedPageOf: (show, episode) =>
      `${siteUrl}?${new URLSearchParams({ show, episode: String(episode), nested: '' }).toString()}`,
    close: async () => {
      for (const server of [site, player]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
};
