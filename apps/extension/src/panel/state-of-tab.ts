import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { canUndo, events, type PlayEvent } from '../queue/event.ts';
import { knownMatch } from '../queue/match.ts';
import { servers, type Server } from '../servers/server.ts';
import { settings } from '../settings/settings.ts';
import { languageOf } from '../words/language.ts';
import { READ_SHARE, episodeVideo, shareOf } from '../watch/watch.ts';
import { watches } from '../watch/watches.ts';
import type { PanelEvent, PanelState } from './panel-state.ts';

/** States that want something of the person come first. */
const NEEDS_PERSON: ReadonlySet<string> = new Set(['which', 'asked', 'signed_out']);

const hostOf = (known: readonly Server[], id: string): string | undefined => {
  const url = known.find((server) => server.id === id)?.url;
  return known.length > 1 && url !== undefined ? new URL(url).host : undefined;
};

const panelEvent = (event: PlayEvent, known: readonly Server[]): PanelEvent => {
  const { key, state, outcome, work, episode, choices = [], isNotUndone = false } = event;
  const server = hostOf(known, event.serverId);
  const canBe = canUndo(event);
  return { key, server, state, outcome, canUndo: canBe, isNotUndone, work, episode, choices };
};

const eventsOf = async (
  outside: Outside,
  key: string,
  known: readonly Server[],
): Promise<PanelEvent[]> => {
  const own = (await read(outside, events)).filter((event) => event.key.startsWith(`${key}/`));
  const order = ({ state }: PanelEvent): number => (NEEDS_PERSON.has(state) ? 0 : 1);
  return own.map((event) => panelEvent(event, known)).sort((a, b) => order(a) - order(b));
};

/** What the panel of a tab shows. Undefined: nothing. */
export const stateOfTab = async (
  outside: Outside,
  tab: number,
): Promise<PanelState | undefined> => {
  const watch = (await read(outside, watches))[tab];
  const { panel, threshold, language } = await read(outside, settings);
  if (!watch || !panel) return undefined;
  const known = await read(outside, servers);
  const { title, season, number, medium } = watch.sighting;
  return {
    language: languageOf(language),
    title,
    season,
    number,
    medium,
    share: shareOf(watch),
    threshold: medium === 'MANGA' ? READ_SHARE : threshold / 100,
    hasPlayer: medium === 'MANGA' || episodeVideo(watch) !== undefined,
    hasServer: known.length > 0,
    isSignedOut: known.some(({ tokens }) => tokens === null),
    match: await knownMatch(outside, watch.identity),
    events: watch.key === undefined ? [] : await eventsOf(outside, watch.key, known),
  };
};
