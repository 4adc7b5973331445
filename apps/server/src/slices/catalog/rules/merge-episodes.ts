import {
  type DetailsClaim,
  type EpisodeDetails,
  MOST_DETAILS,
  type SourcedEpisode,
} from '../details.ts';
import { giverOf, type SourcedClaim } from './claim.ts';
import { firstBy } from './first-by.ts';
import { plainEpisodes } from './plain-details.ts';

/** What one source says of an episode. */
interface SaidEpisode {
  episode: EpisodeDetails;
  source: string;
}

/** What a title in a language is called among the parts of an episode. */
const titlePart = (lang: string | null): string => `titles.${lang ?? 'und'}`;

const titlesOf = (said: readonly SaidEpisode[]) => {
  const all = said.flatMap(({ episode, source }) =>
    episode.titles.map((title) => ({ title, source })),
  );
  return firstBy(all, ({ title }) => title.lang).slice(0, MOST_DETAILS.episodeTitles);
};

/** One source knows the original titles, another the English ones: an episode takes its titles from all, and its day and length from the first. */
const mergedEpisode = (number: number, said: readonly SaidEpisode[]): SourcedEpisode => {
  const [{ source }] = said as [SaidEpisode];
  const titles = titlesOf(said);
  const dated = said.find(({ episode }) => episode.airedOn !== null);
  const timed = said.find(({ episode }) => episode.durationMinutes != null);
  const givers: [string, string][] = [
    ...titles.map(({ title, source: of }): [string, string] => [titlePart(title.lang), of]),
    ['airedOn', dated?.source ?? source],
    ['durationMinutes', timed?.source ?? source],
  ];
  const others = givers.filter(([, giver]) => giver !== source);
  return {
    number,
    titles: titles.map(({ title }) => title),
    airedOn: dated?.episode.airedOn ?? null,
    ...(timed && { durationMinutes: timed.episode.durationMinutes! }),
    source,
    ...(others.length > 0 && { partSources: Object.fromEntries(others) }),
  };
};

/** The episodes of an anime, each the sum of what sources say of it, the source that is believed most first. */
export const mergeEpisodes = (claims: readonly SourcedClaim<DetailsClaim>[]): SourcedEpisode[] => {
  const all = claims.flatMap((sourced) => {
    const source = giverOf(sourced, 'episodes');
    return (sourced.claim.episodes ?? []).map((episode): SaidEpisode => ({ episode, source }));
  });
  const episodes = [...Map.groupBy(all, ({ episode }) => episode.number)]
    .map(([number, said]) => mergedEpisode(number, said))
    .toSorted((a, b) => a.number - b.number)
    .slice(0, MOST_DETAILS.episodes);
  return plainEpisodes(episodes);
};

/** Which source gave each part of an episode that is known. */
export const episodeSources = ({
  titles,
  airedOn,
  durationMinutes,
  source,
  partSources = {},
}: SourcedEpisode): { field: string; source: string }[] => {
  const parts = [
    ...titles.map(({ lang }) => titlePart(lang)),
    ...(airedOn === null ? [] : ['airedOn']),
    ...(durationMinutes == null ? [] : ['durationMinutes']),
  ];
  return parts.map((field) => ({ field, source: partSources[field] ?? source }));
};
