import type { App } from '#platform/app.ts';
import { isNearerAnother, isSupported, mapping, mayHaveReached } from '#slices/mapping/index.ts';
import type { ChainEntry, PlaceInChain } from './rules/chain.ts';

/** Where the numbers of a server put an episode: by a rule of the mapping, or counted through the parts of the show. */
export interface Numbered extends PlaceInChain {
  isRuled: boolean;
}

/** What a server says of an episode besides its number. */
interface Told {
  airDate: string | null;
  /** `YYYY-MM-DD`. */
  today: string;
  season: number;
}

interface Doubted {
  app: App;
  chain: readonly ChainEntry[];
  numbered: Numbered;
  told: Told;
}

/** A reason to leave an episode where it is rather than record it by its numbers. */
type Doubt = (doubted: Doubted) => boolean;

/** Titles give the season to other parts than the rule does. Only an air date tells who is right. */
const isNamedOtherwise: Doubt = ({ chain, numbered, told: { airDate, season } }) => {
  if (!numbered.isRuled || airDate !== null) return false;
  const named = chain.find(({ animeId }) => animeId === numbered.animeId)?.season ?? null;
  return named !== null && named !== season && chain.some((entry) => entry.season === season);
};

/**
 * Nobody knows how many episodes the part has, and the episode is probably of another: the air date is nearer to another part or, without one,
 * the part had too few weeks for the episode, and what followed it may be of the same season.
 */
const mayBeOfAnother: Doubt = ({ chain, numbered, told: { airDate, today, season } }) => {
  const entry = chain.find(({ animeId }) => animeId === numbered.animeId);
  if (!entry || entry.episodeCount !== null) return false;
  const others = chain.filter((other) => other !== entry);
  if (airDate !== null) return isNearerAnother(entry, others, { airDate, today });
  const { endOn, weeks } = entry;
  if (endOn === null || weeks === null || numbered.episode <= weeks) return false;
  return others.some(
    (other) => (other.startOn ?? '') > endOn && (other.season === null || other.season === season),
  );
};

/** The air date is not that of the part at all or, without one, the part cannot have come so far. */
const isNotShownYet: Doubt = ({ app, numbered, told: { airDate, today } }) => {
  const facts = app.get(mapping).anime(numbered.animeId);
  if (!facts) return false;
  if (airDate !== null) return !isSupported(facts, airDate, today);
  return facts.episodeCount === null && !mayHaveReached(facts, numbered.episode, today);
};

const DOUBTS: readonly Doubt[] = [isNamedOtherwise, mayBeOfAnother, isNotShownYet];

/** Whether the numbers alone do not say enough to record an episode by them. */
export const isDoubtful = (doubted: Doubted): boolean => DOUBTS.some((doubt) => doubt(doubted));
