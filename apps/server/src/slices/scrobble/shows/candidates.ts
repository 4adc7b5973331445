import type { App } from '#platform/app.ts';
import { type Anime, catalogue, nicknamesOf, titlesOf } from '#slices/catalog/index.ts';
import { isDisproved, mapping, sameTitleAs, titleLike } from '#slices/mapping/index.ts';
import type { PlaybackEvent } from '../pipeline/playback.ts';
import { chainOf } from './chain.ts';
import { placeIn } from './place.ts';
import type { ChainEntry } from './rules/chain.ts';
import { showTitleOf } from './rules/show-title.ts';
import type { Candidate } from './rules/suggestion.ts';

/** Works that the search finds for a title. */
const MOST_FOUND = 16;
/** Shows whose titles are only similar. */
const MOST_ALIKE = 3;

/** Films and songs are no shows. */
const isShow = ({ format, isHidden }: Anime): boolean =>
  !isHidden && format !== 'MOVIE' && format !== 'MUSIC';

interface Found {
  anime: Anime;
  chain: ChainEntry[];
}

const startOf = ({ startOn }: Anime): string => startOn ?? '9';

/** The shows of some works, each once: what belongs to an earlier one is not asked about. */
const showsOf = (app: App, works: readonly Anime[]): Found[] => {
  const shows: Found[] = [];
  for (const anime of works.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))) {
    const isKnown = shows.some(({ chain }) => chain.some(({ animeId }) => animeId === anime.id));
    if (!isKnown) shows.push({ anime, chain: chainOf(app, anime) });
  }
  return shows.toSorted((a, b) => works.indexOf(a.anime) - works.indexOf(b.anime));
};

const isFarFromAll = (
  app: App,
  chain: readonly ChainEntry[],
  { airDate, today }: { airDate: string | null; today: string },
): boolean =>
  airDate !== null &&
  chain.every(({ animeId }) => {
    const facts = app.get(mapping).anime(animeId);
    return facts !== undefined && isDisproved(facts, airDate, today);
  });

/** The shows of the catalogue whose titles are those of an event, as the search ranks them, and what speaks for them. */
export const candidatesFor = (
  app: App,
  { event, today, step }: { event: PlaybackEvent; today: string; step: number },
): Candidate[] => {
  if (event.kind !== 'episode' || event.showTitle === null || event.season === 0) return [];
  const { text, year: named } = showTitleOf(event.showTitle);
  const year = named ?? event.showYear;
  const [isSame, isAlike] = [sameTitleAs(text), titleLike(text)];
  const titles = (anime: Anime): string[] =>
    titlesOf(anime).map((title) => showTitleOf(title).text);
  const found = app.get(catalogue).search(text, MOST_FOUND, isShow);
  const candidateOf = ({ anime, chain }: Found, isSameTitle: boolean): Candidate => ({
    showAnimeId: anime.id,
    isSameTitle,
    place: placeIn(app, chain, { event, today, step }),
    isYear: year === null ? null : anime.startOn?.slice(0, 4) === String(year),
    isDisproved: isFarFromAll(app, chain, { airDate: event.airDate, today }),
  });
  const same = showsOf(
    app,
    found.filter((anime) => titles(anime).some(isSame)),
  );
  const candidates = same.map((one) => candidateOf(one, true));
  if (candidates.some(({ place, isDisproved: isFar }) => place !== null && !isFar))
    return candidates;
  const others = found.filter((anime) => !same.some((show) => show.anime === anime));
  const isCalledAlike = (anime: Anime): boolean =>
    titles(anime).some(isAlike) || nicknamesOf(anime.titleNative).some(isSame);
  const alike = others.filter(isCalledAlike).slice(0, MOST_ALIKE);
  return [...candidates, ...showsOf(app, alike).map((one) => candidateOf(one, false))];
};
