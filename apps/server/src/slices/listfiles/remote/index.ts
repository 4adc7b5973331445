import type { App } from '#platform/app.ts';
import { refusal } from '../reasons.ts';
import { inField } from '../in-field.ts';
import type { ListFormat } from '../formats/list-format.ts';
import { fetchAniList } from './anilist-list.ts';
import { fetchKitsu } from './kitsu-list.ts';

/** Services that show public lists to anybody who knows a username. */
export const REMOTE_SERVICES = ['anilist', 'kitsu'] as const;
export type RemoteService = (typeof REMOTE_SERVICES)[number];

/** The list to fetch. A private list needs a token of the service, which we do not store. */
export interface RemoteList {
  service: RemoteService;
  name: string;
  token: string | null;
}

interface Remote {
  title: string;
  format: ListFormat;
  name: RegExp;
  nameFault: 'ANILIST_NAME_INVALID' | 'KITSU_NAME_INVALID';
  fetch: (app: App, asked: { name: string; token: string | null }) => Promise<Buffer>;
}

const REMOTES: Readonly<Record<RemoteService, Remote>> = {
  anilist: {
    title: 'AniList',
    format: 'anilist',
    name: /^[\w-]{2,20}$/u,
    nameFault: 'ANILIST_NAME_INVALID',
    fetch: fetchAniList,
  },
  kitsu: {
    title: 'Kitsu',
    format: 'kitsu',
    name: /^[\p{L}\p{N}_ .-]{1,30}$/u,
    nameFault: 'KITSU_NAME_INVALID',
    fetch: fetchKitsu,
  },
};

/** A list of a service, as a file. @throws Refusal */
export const fetchRemoteList = async (
  app: App,
  { service, name, token }: RemoteList,
): Promise<{ format: ListFormat; bytes: Buffer; fileName: string }> => {
  const { title, format, name: form, nameFault, fetch } = REMOTES[service];
  if (!form.test(name)) throw inField('name', refusal('BAD_USER_INPUT', nameFault));
  const bytes = await fetch(app, { name, token });
  return { format, bytes, fileName: `${name} on ${title}` };
};
