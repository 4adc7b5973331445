import type { Outside } from '../platform/outside.ts';
import { ask } from '../servers/ask.ts';
import { SCROBBLE } from '../servers/documents.ts';
import { Failure } from '../servers/failure.ts';
import type { Server } from '../servers/server.ts';
import type { EventState, PlayEvent } from './event.ts';
import type { Play } from './play.ts';
import type { Work } from './work.ts';

/** What a server says of a play. */
export interface Delivery {
  id: string;
  outcome: string;
  matches: MatchedUnit[];
  suggestions: { show: Work | null; anime: Work | null; manga: Work | null }[];
}

/** An episode or a chapter that a server takes something for. */
export interface MatchedUnit {
  episode: number;
  anime: Work | null;
  chapter: number | null;
  manga: Work | null;
}

/** The same in the words of both. */
export const unitOf = (
  matched: MatchedUnit | undefined,
): { work: Work | undefined; episode: number | undefined } => ({
  work: matched?.anime ?? matched?.manga ?? undefined,
  episode: matched?.chapter ?? matched?.episode,
});

const STATES: Readonly<Record<string, EventState>> = {
  RECORDED: 'recorded',
  DUPLICATE: 'recorded',
  SUGGESTED: 'which',
  NO_MAPPING: 'which',
  NO_EXTERNAL_ID: 'which',
  OUT_OF_RANGE: 'which',
  AMBIGUOUS: 'which',
  TO_BE_ASKED: 'asked',
  UNDONE: 'undone',
};

/** What an event says after an answer. */
export const told = ({ id, outcome, matches, suggestions }: Delivery): Partial<PlayEvent> => ({
  state: STATES[outcome] ?? 'not_recorded',
  outcome,
  deliveryId: id,
  ...unitOf(matches[0]),
  choices: suggestions.flatMap(({ anime, show, manga }) => anime ?? show ?? manga ?? []),
});

/** Sites whose ids are numbers. */
const NUMERIC = ['tmdb', 'tvdb', 'anilist', 'mal', 'kitsu', 'anidb'] as const;

/** The largest number that the API takes. */
const MOST_ID = 2_147_483_647;

/** What the page says of ids, as servers take them. */
const idsOf = ({ ids = {} }: Play['sighting']): object => {
  const numbers = NUMERIC.flatMap((site) => {
    const id = Number(ids[site]);
    return Number.isInteger(id) && id > 0 && id <= MOST_ID ? [[site, id] as const] : [];
  });
  return { ...Object.fromEntries(numbers), ...(ids.imdb !== undefined && { imdb: ids.imdb }) };
};

/** A film has no number. */
const itemOf = (sighting: Play['sighting']): object => {
  const { title, medium, season, number } = sighting;
  const work = { title, ...idsOf(sighting) };
  if (medium === 'MANGA') return { manga: work, chapter: { number } };
  if (number === undefined) return { movie: work };
  return { show: work, episode: { season: season ?? 1, number } };
};

/**
 * A play as servers take it, under the key that it has in all attempts. It counts as watched or read, as the extension has decided that: 100
 * percent.
 */
export const inputOf = ({
  key,
  sighting,
  at,
}: Pick<Play, 'key' | 'sighting' | 'at'>): Record<string, unknown> => {
  const { adapter, title, season, number, show = title, item, url } = sighting;
  const page = { site: adapter, show, item: item ?? `${show}/${season ?? ''}/${number ?? url}` };
  return {
    action: 'STOP',
    progress: 100,
    key,
    playedAt: new Date(at).toISOString(),
    page,
    ...itemOf(sighting),
  };
};

/** A clock that is ahead: the server takes its own time instead. */
const IN_FUTURE = 'SCROBBLE_IN_FUTURE';

const scrobble = async (
  outside: Outside,
  server: Server,
  input: Record<string, unknown>,
): Promise<Delivery> => {
  const asked = { document: SCROBBLE, variables: { input } };
  return (await ask<{ scrobble: Delivery }>(outside, server, asked)).scrobble;
};

/** Why servers cannot take something. Undefined: they can. */
export const faultOf = ({ medium, number }: Play['sighting']): string | undefined => {
  if (medium === 'MANGA') return number === undefined ? 'NO_NUMBER' : undefined;
  // Servers count whole episodes: 12.5 is neither 12 nor 13.
  return Number.isInteger(number ?? 0) ? undefined : 'NO_WHOLE_NUMBER';
};

/** Sends a play once. @throws Failure */
export const deliver = async (
  outside: Outside,
  server: Server,
  play: Play,
): Promise<Partial<PlayEvent>> => {
  const fault = faultOf(play.sighting);
  if (fault !== undefined) return { state: 'not_recorded', outcome: fault };
  const { playedAt, ...rest } = inputOf(play);
  try {
    return told(await scrobble(outside, server, { ...rest, playedAt }));
  } catch (error) {
    if (!(error instanceof Failure) || error.message !== IN_FUTURE) throw error;
    return told(await scrobble(outside, server, rest));
  }
};
