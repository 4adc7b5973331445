import { z } from 'zod';
import * as lenient from '../payload/lenient-field.ts';
import type { Payload } from '../payload/payload.ts';
import { refusal } from '../reasons.ts';
import type { AskServer } from './ask.ts';

/** Items of a page. */
const PAGE = 500;

const containerSchema = lenient.namedRecord({
  machineIdentifier: lenient.text,
  Metadata: z.array(lenient.members).catch([]),
  Directory: z.array(lenient.members).catch([]),
  Account: z.array(lenient.members).catch([]),
});
const sectionSchema = lenient.namedRecord({
  key: lenient.whole(1, 1_000_000),
  type: lenient.word,
  title: lenient.text,
});
const accountSchema = lenient.namedRecord({ id: lenient.number, name: lenient.text });

type Query = Readonly<Record<string, string | number>>;
type Container = z.infer<typeof containerSchema>;
export type Section = z.infer<typeof sectionSchema>;

/** What the API of Plex answers to a path; null if there is nothing. @throws Refusal for anything that is no Plex */
export const container = async (
  ask: AskServer,
  path: string,
  query?: Query,
): Promise<Container | null> => {
  const json = await ask(path, query);
  if (json === undefined) return null;
  const { MediaContainer } = lenient.members.parse(json);
  if (MediaContainer === undefined)
    throw refusal('BAD_USER_INPUT', 'LIBRARY_UNREADABLE', { status: 200, field: 'address' });
  return containerSchema.parse(MediaContainer);
};

/** The libraries of the server. */
export const sections = async (ask: AskServer): Promise<Section[]> => {
  const found = await container(ask, '/library/sections');
  return (found?.Directory ?? []).map((section) => sectionSchema.parse(section));
};

/** The id by which events name the server. */
export const serverId = async (ask: AskServer): Promise<string | null> =>
  (await container(ask, '/identity'))?.machineIdentifier ?? null;

/** Hands over all items of a path, page by page, until there are no more or `take` wants none. */
export const eachItem = async (
  ask: AskServer,
  { path, query }: { path: string; query: Query },
  take: (metadata: Payload) => boolean,
): Promise<void> => {
  for (let start = 0; ; start += PAGE) {
    const page = { 'X-Plex-Container-Start': start, 'X-Plex-Container-Size': PAGE };
    const items = (await container(ask, path, { ...query, ...page }))?.Metadata ?? [];
    if (!items.every(take) || items.length < PAGE) return;
  }
};

/** The number of an account on the server, by its number or name. @throws Refusal if there is none */
export const accountOf = async (ask: AskServer, wanted: string): Promise<number> => {
  const found = await container(ask, '/accounts');
  const name = wanted.trim().toLowerCase();
  const own = (found?.Account ?? [])
    .map((account) => accountSchema.parse(account))
    .find((account) => String(account.id) === name || account.name?.toLowerCase() === name);
  if (own?.id == null) throw refusal('BAD_USER_INPUT', 'LIBRARY_USER_UNKNOWN');
  return own.id;
};
