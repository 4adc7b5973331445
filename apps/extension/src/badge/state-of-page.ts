import { advance, saveEntry, takeBack, type Changed } from '../list/change-list.ts';
import type { OwnWork } from '../list/own-work.ts';
import { findWorks, type OwnList } from '../list/read-list.ts';
import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { Failure } from '../servers/failure.ts';
import { servers, type Server } from '../servers/server.ts';
import { settings } from '../settings/settings.ts';
import { languageOf } from '../words/language.ts';
import type { BadgeState } from './badge-state.ts';
import { pageOfWork } from './page-of-work.ts';

/** What a badge asks for: what it shows, or a change of it. */
export type BadgeAct = { kind: 'look' | 'add' | 'advance' } | { kind: 'undo'; batchId: string };

/** Which of several works of a page is meant: a show of TMDB has one for each season. What the person watches now comes first. */
const meant = (works: readonly OwnWork[]): OwnWork | undefined =>
  works.find(({ entry }) => entry?.status === 'CURRENT' || entry?.status === 'REPEATING') ??
  works.find(({ entry }) => entry !== null) ??
  works[0];

/** The server whose page it is, or else the first one. */
const serverFor = (all: readonly Server[], address: string): Server | undefined =>
  all.find(({ url }) => url === new URL(address).origin) ?? all[0];

const act = async (
  outside: Outside,
  list: OwnList,
  work: OwnWork,
  asked: BadgeAct,
): Promise<Changed | undefined> => {
  if (asked.kind === 'add' && work.entry === null) {
    return saveEntry(outside, list, work, { status: 'PLANNING' });
  }
  if (asked.kind === 'advance' && work.entry !== null) return advance(outside, list, work);
  return undefined;
};

const problemOf = (error: unknown): BadgeState['problem'] => {
  if (!(error instanceof Failure)) throw error;
  if (error.kind === 'signed_out') return 'signed_out';
  return error.message === 'STALE_VERSION' ? 'changed' : 'unreachable';
};

const stateAt = async (
  outside: Outside,
  server: Server,
  page: NonNullable<ReturnType<typeof pageOfWork>>,
  asked: BadgeAct,
): Promise<Omit<BadgeState, 'language'> | undefined> => {
  const list = { server, format: 'POINT_100' } as const;
  if (asked.kind === 'undo') await takeBack(outside, server, asked.batchId);
  const work = meant(await findWorks(outside, list, page));
  if (!work) return undefined;
  const changed = await act(outside, list, work, asked);
  const path = page.medium === 'ANIME' ? 'anime' : 'manga';
  return {
    work: changed ? { ...work, entry: changed.entry } : work,
    link: `${server.url}/${path}/${work.id}`,
    ...(changed?.batchId && { batchId: changed.batchId }),
  };
};

/** What the badge of a page shows, after what was asked. Undefined: nothing, because no server knows such a work, or there is none. */
export const stateOfPage = async (
  outside: Outside,
  address: string,
  asked: BadgeAct,
): Promise<BadgeState | undefined> => {
  const all = await read(outside, servers);
  const page = pageOfWork(
    address,
    all.map(({ url }) => url),
  );
  const server = page && serverFor(all, address);
  if (!page || !server) return undefined;
  const { language: chosen } = await read(outside, settings);
  const language = languageOf(chosen);
  try {
    const state = await stateAt(outside, server, page, asked);
    return state && { language, ...state };
  } catch (error) {
    const problem = problemOf(error);
    const isChanged = problem === 'changed';
    const now = isChanged ? await stateOfPage(outside, address, { kind: 'look' }) : undefined;
    return { language, ...now, ...(problem && { problem }) };
  }
};
