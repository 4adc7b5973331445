import type { MadeServer, MediaServer } from '../media-server.ts';
import { emby } from './emby.ts';
import type { SetupGuide } from './guide.ts';
import { jellyfin } from './jellyfin.ts';
import { kodi } from './kodi.ts';
import { plex } from './plex.ts';
import { tautulli } from './tautulli.ts';

/** The programs we say how to set up. */
export const GUIDES = { plex, jellyfin, emby, tautulli, kodi } satisfies Record<string, SetupGuide>;
export type Program = keyof typeof GUIDES;

export const PROGRAMS = Object.keys(GUIDES) as Program[];

type Software = NonNullable<MediaServer['software']>;

/** The format each program sends. */
const KIND: Readonly<Record<Software, MadeServer['kind']>> = {
  plex: 'server_a',
  tautulli: 'server_a',
  jellyfin: 'server_b',
  emby: 'server_b',
};

/** The programs for which people create a webhook URL, for a field that asks which. */
export const SOFTWARE = PROGRAMS.filter((program) => program !== 'kodi').map((value) => ({
  value,
  label: GUIDES[value].label,
}));

export const labelOf = (software: string): string | undefined =>
  SOFTWARE.find(({ value }) => value === software)?.label;

export const kindOf = (software: string): MadeServer['kind'] | undefined =>
  Object.hasOwn(KIND, software) ? KIND[software as Software] : undefined;

/** The program of a server. Those who added one before we asked have the product of that format. */
export const programOf = ({ kind, software }: Pick<MediaServer, 'kind' | 'software'>): Program => {
  if (software) return software;
  return ({ server_a: 'plex', server_b: 'jellyfin', player: 'kodi', extension: 'kodi' } as const)[
    kind
  ];
};
