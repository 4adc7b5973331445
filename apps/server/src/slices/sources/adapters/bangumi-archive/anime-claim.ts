import type { AnimeClaim, PartialDate } from '#slices/catalog/index.ts';
import { isAdultWork } from '../../rules/adult.ts';
import { seasonOf } from '../../rules/season.ts';
import { rankedFactsOf } from '../folksonomy/index.ts';
import { Count, dateOf, Title } from '../manga/field.ts';
import { ownId } from '../manga/source.ts';
import type { SubjectDetails } from './details.ts';
import { infoboxOf, type Infobox } from './infobox.ts';
import type { Subject } from './rows.ts';
import { ANIME_FORMATS_BY_PLATFORM, popularityOf, scoreOf, synonymsOf } from './subject.ts';
import { descriptionsOf } from './summary.ts';
import { wikiDateOf } from './wiki-date.ts';

/** Fewer votes than this make no score. */
const FEWEST_VOTES = 50;
const DAY = /^\d{4}-\d\d-\d\d$/u;

const isDay = (date: PartialDate | null): date is string => date !== null && DAY.test(date);

/** Whether a subject is adult; null where nobody says. Tags count as they do for other works. */
const isAdultOf = ({ nsfw, tags }: Subject, startOn: PartialDate | null): boolean | null => {
  const signs = { startOn, officialSite: null, addresses: [], tags: tags.map(({ name }) => name) };
  return nsfw === true || isAdultWork(undefined, signs) || (nsfw ?? null);
};

/** Bangumi counts specials with the episodes: a number is believed if it is that of the episodes without them, and nothing can come any more. */
const countOf = (infobox: Infobox, { count }: SubjectDetails, isOver: boolean) => {
  const stated = Count.safeParse(infobox.get('话数')?.[0]);
  const isRight = isOver && stated.success && stated.data === count;
  return {
    episodeCount: isRight ? count : null,
    episodeCountSource: isRight ? ('RECORDED' as const) : null,
  };
};

const runOf = (subject: Subject, infobox: Infobox, details: SubjectDetails, asOf: string) => {
  const startOn = dateOf(subject.date);
  const endOn = wikiDateOf(infobox.get('播放结束')?.[0]);
  const last = endOn ?? details.lastOn;
  const isOver = isDay(last) && last < asOf;
  const { season = null, seasonYear = null } = isDay(startOn) ? seasonOf(startOn) : {};
  return {
    season,
    seasonYear,
    startOn,
    endOn,
    status: isOver ? ('FINISHED' as const) : null,
    ...countOf(infobox, details, isOver),
  };
};

/** What the archive of a day says of an anime; null for one without a title. */
export const animeClaimOf = (
  subject: Subject,
  details: SubjectDetails,
  asOf: string,
): AnimeClaim | null => {
  const native = Title.safeParse(subject.name);
  if (!native.success) return null;
  const infobox = infoboxOf(subject.infobox);
  const run = runOf(subject, infobox, details, asOf);
  const { characters, episodes, related, staff } = details;
  return {
    sourceId: String(subject.id),
    titleNative: native.data,
    synonyms: synonymsOf(subject, infobox),
    format: ANIME_FORMATS_BY_PLATFORM[subject.platform] ?? null,
    ...run,
    staff,
    ...rankedFactsOf(subject.tags),
    averageScore: scoreOf(subject, FEWEST_VOTES),
    popularity: popularityOf(subject),
    isAdult: isAdultOf(subject, run.startOn),
    externalIds: [ownId('bangumi', subject.id)],
    descriptions: descriptionsOf(subject.summary),
    characters,
    episodes,
    related,
  };
};
