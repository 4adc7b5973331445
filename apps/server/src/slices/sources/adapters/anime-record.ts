import type { AnimeRecord, ExternalId, Premiere, StatedRelation } from '#slices/catalog/index.ts';
import { ADULT_SOURCE, type SourceKey } from './data-source.ts';
import { factsOfTags, type TaggedFacts } from './folksonomy/index.ts';
import type { BangumiSubject } from './packages/bangumi-subject.ts';
import type { BgmdRow } from './packages/bgmd.ts';
import { isAdultByList, isAdultWork } from '../rules/adult.ts';
import type { Signs } from '../rules/adult-sign.ts';
import { airingRules } from '../rules/airing.ts';
import { countryOfLanguage } from '../rules/country.ts';
import { episodeCountOf } from '../rules/episode-count.ts';
import { filmMinutesOf } from '../rules/film-minutes.ts';
import { formatOf } from '../rules/format.ts';
import { endDay, premiereDay, startDay } from '../rules/run-day.ts';
import { isDayOnly, type DataEnd } from '../rules/run.ts';
import { seasonOf } from '../rules/season.ts';
import { statusAt } from '../rules/status.ts';
import type { Titles } from '../rules/title.ts';
import { idAt, type Work, type WorkId } from './work.ts';

/** All that the sources say of one work. */
export interface JoinedWork extends Work {
  /** All ids, those of other sources after those of the work itself, and who gave them. */
  ids: readonly (WorkId & { source: SourceKey })[];
  bgmd: BgmdRow | null;
  subject: BangumiSubject | null;
  titles: Titles;
  /** The season before it. */
  earlier: Work | null;
}

/** What the packages say of a work, all of it joined. */
export interface JoinedRecord extends AnimeRecord {
  related: StatedRelation[];
}

export interface RecordContext {
  now: Date;
  dataEnd: DataEnd;
  isPrimary: (work: JoinedWork, id: WorkId) => boolean;
}

/** Fewer votes than this make no score. */
const FEWEST_VOTES = 50;

/** The package that says which anime there are. */
export const SPINE: SourceKey = 'bangumi-data';
const ALIASES: SourceKey = 'bgmd';
const SUBJECTS: SourceKey = 'anime-sachedule-search-data';

/** What a part of the record says, and who said it. */
interface Part<K extends keyof AnimeRecord> {
  fields: Pick<AnimeRecord, K>;
  provenance: Record<string, string>;
}

const titlePart = (
  work: JoinedWork,
): Part<'titleNative' | 'titleRomaji' | 'titleEnglish' | 'synonyms'> => {
  const { title, titles } = work;
  const { romaji, english, synonyms } = titles;
  const sourceOf = ({ isAlias }: { isAlias: boolean }): string => (isAlias ? ALIASES : SPINE);
  const [firstSynonym] = synonyms;
  return {
    fields: {
      titleNative: title,
      titleRomaji: romaji?.text ?? null,
      titleEnglish: english?.text ?? null,
      synonyms: synonyms.map(({ text, lang: language }) => ({ text, lang: language })),
    },
    provenance: {
      titleNative: SPINE,
      ...(romaji ? { titleRomaji: sourceOf(romaji) } : {}),
      ...(english ? { titleEnglish: sourceOf(english) } : {}),
      ...(firstSynonym ? { synonyms: sourceOf(firstSynonym) } : {}),
    },
  };
};

/** The source of the day a run starts. Other sources decide the day if the time is midnight. */
const startSource = ({ run, bgmd, subject }: JoinedWork, startOn: string): string => {
  if (!isDayOnly(run)) return SPINE;
  if (bgmd?.airDay === startOn) return ALIASES;
  return subject?.airDay === startOn ? SUBJECTS : SPINE;
};

/** A film in Japanese came to Japan's cinemas on the day it began; of others no source states the region. */
const premieresOf = ({ run, lang }: JoinedWork, startOn: string): Premiere[] =>
  run.format === 'MOVIE' && lang === 'ja' ? [{ region: 'JP', on: startOn }] : [];

const runPart = (
  work: JoinedWork,
  { now, dataEnd }: RecordContext,
): Part<
  | 'format'
  | 'status'
  | 'season'
  | 'seasonYear'
  | 'startOn'
  | 'endOn'
  | 'episodeCount'
  | 'episodeCountSource'
  | 'airing'
  | 'premieres'
> => {
  const { run, bgmd, subject } = work;
  const airDays = [bgmd?.airDay, subject?.airDay].filter((day) => typeof day === 'string');
  const startOn = startDay(run, airDays);
  const endOn = endDay(run, startOn);
  const status = statusAt(now.getTime(), run, dataEnd);
  const recorded = subject?.episodes ?? null;
  const count = episodeCountOf(run, recorded, subject?.rating?.votes ?? 0);
  const airing = airingRules(run, dataEnd, recorded);
  return {
    fields: {
      format: formatOf(run, recorded),
      status,
      ...seasonOf(premiereDay(run, startOn)),
      startOn,
      endOn,
      episodeCount: count?.count ?? null,
      episodeCountSource: count?.source ?? null,
      airing,
      premieres: premieresOf(work, startOn),
    },
    provenance: {
      format: SPINE,
      startOn: startSource(work, startOn),
      season: SPINE,
      ...(status ? { status: SPINE } : {}),
      ...(endOn ? { endOn: SPINE } : {}),
      ...(count ? { episodeCount: count.isOfRun ? SPINE : SUBJECTS } : {}),
      ...(airing.length > 0 ? { airing: SPINE } : {}),
      ...(premieresOf(work, startOn).length > 0 ? { premieres: SPINE } : {}),
    },
  };
};

const scorePart = ({ subject }: JoinedWork): Part<'averageScore' | 'popularity'> => {
  const rating = subject?.rating;
  if (!rating) return { fields: { averageScore: null, popularity: null }, provenance: {} };
  const { votes } = rating;
  const averageScore = votes < FEWEST_VOTES ? null : Math.round(rating.score * 10);
  return {
    fields: { averageScore, popularity: votes },
    provenance: {
      popularity: SUBJECTS,
      ...(averageScore === null ? {} : { averageScore: SUBJECTS }),
    },
  };
};

const signsOf = (work: JoinedWork, startOn: string | null): Signs => ({
  startOn,
  officialSite: work.officialSite,
  addresses: work.streaming.map(({ url }) => url),
  tags: work.bgmd?.tags ?? [],
});

const idPart = (
  work: JoinedWork,
  { isPrimary }: RecordContext,
  startOn: string | null,
): Part<'externalIds' | 'isAdult'> => {
  const externalIds = work.ids.map(({ site, id }): ExternalId => ({
    site,
    id,
    isPrimary: isPrimary(work, { site, id }),
  }));
  const malId = idAt(work, 'mal');
  const isAdult = isAdultWork(malId, signsOf(work, startOn));
  const foreign = work.ids.filter(({ source }) => source !== SPINE);
  return {
    fields: { externalIds, isAdult },
    provenance: {
      ...(work.ids.length > foreign.length ? { externalIds: SPINE } : {}),
      ...Object.fromEntries(foreign.map(({ site, source }) => [`externalIds.${site}`, source])),
      // What no list knows is told by the site and the tags of the work.
      isAdult: isAdultByList(malId) === null ? SPINE : ADULT_SOURCE,
    },
  };
};

/** The package states no genres, studios or staff: what people tag a work with does. */
const tagPart = ({ bgmd }: JoinedWork): Part<keyof TaggedFacts> => {
  const facts = factsOfTags(bgmd?.tags ?? []);
  const said = Object.entries(facts).filter(([, value]) => value !== null && value.length > 0);
  return {
    fields: facts,
    provenance: Object.fromEntries(said.map(([field]) => [field, ALIASES])),
  };
};

/** The season before it. That it has one after it follows. */
const relatedOf = ({ earlier }: JoinedWork): StatedRelation[] => {
  const id = earlier && idAt(earlier, 'bangumi');
  return id ? [{ medium: 'ANIME', kind: 'PREQUEL', site: 'bangumi', id }] : [];
};

/** The row of the catalogue that is made of a work. */
export const toAnimeRecord = (
  id: string,
  work: JoinedWork,
  context: RecordContext,
): JoinedRecord => {
  const run = runPart(work, context);
  const parts = {
    title: titlePart(work),
    run,
    score: scorePart(work),
    ids: idPart(work, context, run.fields.startOn),
    tags: tagPart(work),
  };
  const { officialSite, streaming } = work;
  const durationMinutes = filmMinutesOf(work.run);
  const country = countryOfLanguage(work.lang);
  const related = relatedOf(work);
  return {
    id,
    ...parts.title.fields,
    ...parts.run.fields,
    ...parts.score.fields,
    ...parts.ids.fields,
    ...parts.tags.fields,
    country,
    officialSite,
    coverUrl: null,
    bannerUrl: null,
    durationMinutes,
    streaming: [...streaming],
    related,
    provenance: {
      ...parts.title.provenance,
      ...parts.run.provenance,
      ...parts.score.provenance,
      ...parts.ids.provenance,
      ...parts.tags.provenance,
      ...(country ? { country: SPINE } : {}),
      ...(officialSite ? { officialSite: SPINE } : {}),
      ...(durationMinutes ? { durationMinutes: SPINE } : {}),
      ...(streaming.length > 0 ? { streaming: SPINE } : {}),
      ...(related.length > 0 ? { related: SPINE } : {}),
    },
  };
};
