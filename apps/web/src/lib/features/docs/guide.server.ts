import path from 'node:path/posix';
import adapters from '../../../../../../docs/adapters.md?raw';
import alerts from '../../../../../../docs/alerts.md?raw';
import anilist from '../../../../../../docs/api/anilist.md?raw';
import anilistCompatibility from '../../../../../../docs/anilist-compatibility.md?raw';
import apiKeys from '../../../../../../docs/api-keys.md?raw';
import authentication from '../../../../../../docs/api/authentication.md?raw';
import changelog from '../../../../../../docs/api/changelog.md?raw';
import dataTiers from '../../../../../../docs/api/data-tiers.md?raw';
import errors from '../../../../../../docs/api/errors.md?raw';
import pagination from '../../../../../../docs/api/pagination.md?raw';
import versioning from '../../../../../../docs/api/versioning.md?raw';
import webhookEvents from '../../../../../../docs/api/webhook-events.md?raw';
import webhooks from '../../../../../../docs/api/webhooks.md?raw';
import editing from '../../../../../../docs/editing.md?raw';
import extension from '../../../../../../docs/extension.md?raw';
import feeds from '../../../../../../docs/feeds.md?raw';
import otherApps from '../../../../../../docs/other-apps.md?raw';
import listFiles from '../../../../../../docs/list-files.md?raw';
import listSync from '../../../../../../docs/list-sync.md?raw';
import emby from '../../../../../../docs/emby.md?raw';
import kodi from '../../../../../../docs/kodi.md?raw';
import tautulli from '../../../../../../docs/tautulli.md?raw';
import jellyfin from '../../../../../../docs/jellyfin.md?raw';
import otherPlayers from '../../../../../../docs/other-players.md?raw';
import plex from '../../../../../../docs/plex.md?raw';
import limits from '../../../../../../docs/limits.md?raw';
import mapping from '../../../../../../docs/mapping.md?raw';
import mediaServers from '../../../../../../docs/media-servers.md?raw';
import openData from '../../../../../../docs/open-data.md?raw';
import client from '../../../../../../packages/client/README.md?raw';
import { guideAt } from './guide.ts';
import { readMarkdown, type Page } from './markdown.ts';

const SOURCES: Readonly<Record<string, string>> = {
  adapters,
  alerts,
  anilist,
  'anilist-compatibility': anilistCompatibility,
  'api-keys': apiKeys,
  authentication,
  changelog,
  client,
  'data-tiers': dataTiers,
  editing,
  emby,
  errors,
  extension,
  jellyfin,
  feeds,
  'other-apps': otherApps,
  kodi,
  limits,
  'list-files': listFiles,
  'list-sync': listSync,
  mapping,
  'media-servers': mediaServers,
  'open-data': openData,
  'other-players': otherPlayers,
  pagination,
  plex,
  tautulli,
  versioning,
  'webhook-events': webhookEvents,
  webhooks,
};

/** The address the texts use for an instance. */
const SAMPLE_ADDRESS = 'https://anime.example.org';

const PICTURES = import.meta.glob<string>('../../../../../../docs/images/server-*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Pictures are files of this instance. */
const pictureOf = (href: string): string | undefined =>
  Object.entries(PICTURES).find(([file]) => file.endsWith(`/docs/${href}`))?.[1];

/** Links between the files become links between pages. */
const pageOf = (href: string): string | undefined => {
  const [file = '', anchor] = href.split('#');
  const slug = path.basename(file, '.md');
  if (!guideAt(slug)) return undefined;
  return `/docs/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** The text of a guide, with the address of this instance in its samples; undefined if there is no such guide. */
export function readGuide(slug: string, baseUrl: string): Page | undefined {
  const source = Object.hasOwn(SOURCES, slug) ? SOURCES[slug] : undefined;
  return source === undefined
    ? undefined
    : readMarkdown(source.replaceAll(SAMPLE_ADDRESS, baseUrl), {
        page: pageOf,
        picture: pictureOf,
      });
}
