import adn from './bundled/adn.json' with { type: 'json' };
import bilibili from './bundled/bilibili.json' with { type: 'json' };
import crunchyroll from './bundled/crunchyroll.json' with { type: 'json' };
import disneyPlus from './bundled/disney-plus.json' with { type: 'json' };
import emby from './bundled/emby.json' with { type: 'json' };
import generic from './bundled/generic.json' with { type: 'json' };
import hidive from './bundled/hidive.json' with { type: 'json' };
import jellyfin from './bundled/jellyfin.json' with { type: 'json' };
import kManga from './bundled/k-manga.json' with { type: 'json' };
import kavita from './bundled/kavita.json' with { type: 'json' };
import komga from './bundled/komga.json' with { type: 'json' };
import mangaPlus from './bundled/manga-plus.json' with { type: 'json' };
import netflix from './bundled/netflix.json' with { type: 'json' };
import plex from './bundled/plex.json' with { type: 'json' };
import primeVideo from './bundled/prime-video.json' with { type: 'json' };
import youtube from './bundled/youtube.json' with { type: 'json' };
import type { Adapter } from './adapter.ts';

/** The adapters that come with the extension. A test checks each against the schema, so they are not checked when they are loaded. */
export const BUNDLED = [
  adn,
  bilibili,
  crunchyroll,
  disneyPlus,
  emby,
  generic,
  hidive,
  jellyfin,
  kManga,
  kavita,
  komga,
  mangaPlus,
  netflix,
  plex,
  primeVideo,
  youtube,
] as unknown as readonly Adapter[];
