import type { App } from '#platform/app.ts';
import { refusal } from '#platform/errors.ts';
import type { ListFormat } from '../formats/list-format.ts';
import { fetchAniList } from './anilist-list.ts';
import { fetchKitsu } from './kitsu-list.ts';

/** Services that show public lists to anybody who knows a name. */
export const REMOTE_SERVICES = ['anilist', 'kitsu'] as const;
export type RemoteService = (typeof REMOTE_SERVICES)[number];

/** Whose list is fetched. The token is one of the service's, for a list that is private there; it is kept nowhere. */
export interface RemoteList {
  service: RemoteService;
  name: string;
  token: string | null;
}

interface Remote {
  title: string;
  format: ListFormat;
  name: RegExp;
  fault: string;
  fetch: (app: App, asked: { name: string; token: string | null }) => Promise<Buffer>;
}

const REMOTES: Readonly<Record<RemoteService, Remote>> = {
  anilist: {
    title: 'AniList',
    format: 'anilist',
    name: /^[\w-]{2,20}$/u,
    fault: 'An AniList username has 2 to 20 letters, digits, hyphens or underscores.',
    fetch: fetchAniList,
  },
  kitsu: {
    title: 'Kitsu',
    format: 'kitsu',
    name: /^[\p{L}\p{N}_ .-]{1,30}$/u,
    fault: 'A Kitsu username has up to 30 letters, digits, spaces, hyphens or underscores.',
    fetch: fetchKitsu,
  },
};

/** A list as a service shows it, in the form of a file. @throws Refusal. */
export const fetchRemoteList = async (
  app: App,
  { service, name, token }: RemoteList,
): Promise<{ format: ListFormat; bytes: Buffer; fileName: string }> => {
  const { title, format, name: form, fault, fetch } = REMOTES[service];
  if (!form.test(name)) {
    const errors = [{ field: 'name', detail: fault }];
    throw refusal('BAD_USER_INPUT', fault, { fields: ['name'], errors });
  }
  const bytes = await fetch(app, { name, token });
  return { format, bytes, fileName: `${name} on ${title}` };
};
