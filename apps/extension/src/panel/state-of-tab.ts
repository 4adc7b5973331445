import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { events, type PlayEvent } from '../queue/event.ts';
import { servers } from '../servers/server.ts';
import { settings } from '../settings/settings.ts';
import { languageOf } from '../words/language.ts';
import { READ_SHARE, episodeVideo, shareOf } from '../watch/watch.ts';
import { watches } from '../watch/watches.ts';
import type { PanelEvent, PanelState } from './panel-state.ts';

/** States that want something of the person come first. */
const needsPerson = ({ state }: PlayEvent): boolean =>
  ['which', 'asked', 'signed_out'].includes(state);

const panelEvent = ({ key, state, work, episode, choices = [] }: PlayEvent): PanelEvent => ({
  key,
  state,
  work,
  episode,
  choices,
});

const eventOf = async (outside: Outside, key: string): Promise<PanelEvent | undefined> => {
  const own = (await read(outside, events)).filter((event) => event.key.startsWith(`${key}/`));
  const event = own.find(needsPerson) ?? own[0];
  return event && panelEvent(event);
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
    event: watch.key === undefined ? undefined : await eventOf(outside, watch.key),
  };
};
