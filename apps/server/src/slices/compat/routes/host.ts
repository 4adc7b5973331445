import type { FastifyInstance } from 'fastify';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { ownHost } from '#platform/http/index.ts';
import { SettingsError } from '#platform/settings.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { compatSettings } from '../settings.ts';
import { PATH } from './graphql.ts';
import { OAUTH } from './oauth.ts';

const PAGES = `${PATH}/pages`;

/** On a host of its own there are no pages. @throws SettingsError if that would be the host of the instance itself */
export const requireOtherHost = (host: string, base: string): void => {
  if (new URL(base).hostname.toLowerCase() !== host.toLowerCase()) return;
  throw new SettingsError([
    `ANILIST_HOST: must be another name than that of the instance (${base}), which would no longer have its pages`,
  ]);
};

/** What an address of AniList means here: its API, the sign-in of apps, or a page that has another address. */
export const addressOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/' || path === '' || path === '/graphql') return PATH + url.slice(path.length);
  const isHere = [PATH, OAUTH].some((each) => path === each || path.startsWith(`${each}/`));
  return isHere ? url : PAGES + url;
};

const WORK = /^\/(?<kind>anime|manga)\/(?<id>\d{1,10})(?:\/|$)/u;
const USER = /^\/user\/(?<name>[\w-]{1,64})(?:\/|$)/u;

/** Our page for a page of AniList: of a work, or of a user; otherwise the home page. */
const pageOf = (app: App, path: string): string => {
  const { kind = '', id = '' } = WORK.exec(path)?.groups ?? {};
  const shelf = kind === 'manga' ? app.get(mangaCatalogue) : app.get(catalogue);
  const [work] = id === '' ? [] : shelf.byExternalId('anilist', id);
  if (work) return `/${kind}/${work.id}`;
  const name = USER.exec(path)?.groups?.['name'];
  return name === undefined ? '/' : `/user/${name}`;
};

/** The host of its own, for apps whose address of AniList people point at this instance. */
export const hostRoutes = (server: FastifyInstance, app: App): void => {
  server.get(`${PAGES}/*`, (request, reply) => {
    const path = request.url.slice(PAGES.length).split('?', 1)[0] ?? '';
    return reply.redirect(`${baseUrl(app.settings)}${pageOf(app, path)}`);
  });
  const { host } = app.settings.of(compatSettings);
  if (host === undefined) return;
  requireOtherHost(host, baseUrl(app.settings));
  ownHost(server, host, addressOf);
};
