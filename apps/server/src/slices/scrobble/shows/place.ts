import type { App } from '#platform/app.ts';
import { mapping, resolveAll, type ExternalMediaId, type Match } from '#slices/mapping/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { isDoubtful, type Numbered } from './doubts.ts';
import { airFit } from './rules/air-fit.ts';
import { countThrough, placeInChain, type ChainEntry, type PlaceInChain } from './rules/chain.ts';

/** An event, and which of the episodes of its file is meant. */
interface Asked {
  event: PlaybackEvent;
  step: number;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** The ids that other databases give to the show whose first season is an entry. */
const showIdsOf = (app: App, animeId: string): ExternalMediaId[] => {
  const rules = app
    .get(mapping)
    .rulesAbout(animeId)
    .filter(({ level, season, special }) => level === 'show' && season === 1 && !special);
  const ids = new Map(
    rules.map(({ kind, id }) => [`${kind} ${id}`, { kind, id, level: 'show' as const }]),
  );
  return [...ids.values()];
};

/** The episode by the rules of the mapping for the show, as if the server had told these ids of the show. */
const placeByRules = (
  app: App,
  chain: readonly ChainEntry[],
  { event, step, today, ids }: Asked & { ids: readonly ExternalMediaId[] },
): Match | null => {
  if (ids.length === 0) return null;
  const media = { ...event, ids };
  const match = resolveAll(app.get(mapping), media, { today, trustAirDate: true })[step];
  if (match?.outcome !== 'matched' || match.partial) return null;
  return chain.some(({ animeId }) => animeId === match.animeId) ? match : null;
};

/** Whether the air date is that of the episode; null if there is no date. */
const isShownThen = (
  chain: readonly ChainEntry[],
  { animeId, episode }: Pick<Match, 'animeId' | 'episode'>,
  airDate: string | null,
): boolean | null => {
  const entry = chain.find((each) => each.animeId === animeId);
  if (airDate === null || !entry) return null;
  return airFit(entry, episode, airDate) !== null;
};

/** Whether databases number the show so differently that the numbers alone, of which nobody knows whose they are, may mean two episodes. */
const isNumberedTwice = (
  app: App,
  chain: readonly ChainEntry[],
  { ids, ...asked }: Asked & { ids: readonly ExternalMediaId[] },
): boolean => {
  const places = [...Map.groupBy(ids, ({ kind }) => kind).values()].flatMap(
    (ofKind) => placeByRules(app, chain, { ...asked, ids: ofKind }) ?? [],
  );
  return new Set(places.map(({ animeId, episode }) => `${animeId} ${episode}`)).size > 1;
};

/**
 * The episode of ours that an episode of a known show is: by the rules of the mapping if the air date does not contradict them, otherwise by the
 * air date, otherwise by the numbers alone. Null if that is not sure.
 */
const placeOne = (app: App, chain: readonly ChainEntry[], asked: Asked): PlaceInChain | null => {
  const { event, step, today } = asked;
  const [root] = chain;
  if (!root || event.season === 0 || event.episode === null) return null;
  const airDate = step === 0 ? event.airDate : null;
  const ids = showIdsOf(app, root.animeId);
  const ruled = placeByRules(app, chain, { ...asked, ids });
  const isDated = ruled && isShownThen(chain, ruled, airDate);
  if (ruled && isDated === true)
    return { animeId: ruled.animeId, episode: ruled.episode, by: 'date' };
  const number = event.episode + step;
  const counted = placeInChain(chain, { season: event.season, number, airDate });
  if (counted?.by === 'date') return counted;
  const numbered: Numbered | null = ruled
    ? { animeId: ruled.animeId, episode: ruled.episode, by: 'numbers', isRuled: true }
    : counted && { ...counted, isRuled: false };
  if (airDate === null && isNumberedTwice(app, chain, { ...asked, ids })) return null;
  const told = { airDate, today, season: event.season ?? 1 };
  return numbered && !isDoubtful({ app, chain, numbered, told }) ? numbered : null;
};

const isSame = (one: PlaceInChain, other: PlaceInChain | null): boolean =>
  one.animeId === other?.animeId && one.episode === other.episode;

/**
 * Where `placeOne` puts an episode of a file. A server sends only the air date of the first episode of a file, so the others follow where that date
 * puts the first. They are nowhere if the first is nowhere.
 */
export const placeIn = (
  app: App,
  chain: readonly ChainEntry[],
  asked: Asked,
): PlaceInChain | null => {
  const { event, step } = asked;
  if (step === 0 || event.airDate === null) return placeOne(app, chain, asked);
  const first = placeOne(app, chain, { ...asked, step: 0 });
  if (first === null) return null;
  const undated = { ...event, airDate: null };
  const numbered = placeOne(app, chain, { ...asked, step: 0, event: undated });
  if (isSame(first, numbered)) return placeOne(app, chain, asked);
  const from = chain.findIndex(({ animeId }) => animeId === first.animeId);
  const place = countThrough(chain.slice(from), first.episode + step);
  return place && { ...place, by: first.by };
};
