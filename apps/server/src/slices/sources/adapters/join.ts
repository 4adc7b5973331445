import { adultSource } from './adult-source.ts';
import { toAnimeRecord, type JoinedRecord, type JoinedWork } from './anime-record.ts';
import type { DataSource, Refusal, SourceKey, Step } from './data-source.ts';
import { readArm, type Arm } from './packages/arm.ts';
import { readBangumiData } from './packages/bangumi-data.ts';
import { readBangumiSubjects, type BangumiSubjects } from './packages/bangumi-subject.ts';
import { readBgmd, type Bgmd } from './packages/bgmd.ts';
import type { Refuse } from './packages/row.ts';
import { RowIds } from './row-id.ts';
import { endOfDayInJapan } from '../rules/calendar.ts';
import { joinArcs } from '../rules/continuation.ts';
import { earlierSeasons } from '../rules/earlier-season.ts';
import { latinNamesOfKin } from '../rules/kin-title.ts';
import { titlesOfAll } from '../rules/name-owner.ts';
import { representatives } from '../rules/representative.ts';
import { withSeasonTitles } from '../rules/season-title.ts';
import { mergeTwins } from '../rules/twin.ts';
import { idAt, type Work, type WorkId } from './work.ts';

export interface JoinOptions {
  now: Date;
  /** Sources to read besides the spine. */
  only: ReadonlySet<SourceKey>;
  /** A file to read instead of the package `bangumi-data`. */
  spineFile: string | undefined;
  onProgress: (step: Step) => void;
}

export interface Joined {
  records: JoinedRecord[];
  sources: DataSource[];
  refusals: Refusal[];
}

const SPINE: SourceKey = 'bangumi-data';
const STEP = 500;

interface Supplements {
  arm: Arm | null;
  bgmd: Bgmd | null;
  subjects: BangumiSubjects | null;
}

/** Ids of other sources fill the sites the work itself has none at. */
const joinIds = (work: Work, bgmdTmdb: string | null, arm: Arm | null): JoinedWork['ids'] => {
  const own = work.ids.map((id) => ({ ...id, source: SPINE }));
  const fromArm = arm?.idsOf(idAt(work, 'mal'), idAt(work, 'anilist')) ?? [];
  const fromBgmd: WorkId[] = bgmdTmdb === null ? [] : [{ site: 'tmdb', id: bgmdTmdb }];
  const isMissing = ({ site }: WorkId): boolean => idAt(work, site) === undefined;
  return [
    ...own,
    ...fromArm.filter(isMissing).map((id) => ({ ...id, source: 'arm' as const })),
    ...fromBgmd.filter(isMissing).map((id) => ({ ...id, source: 'bgmd' as const })),
  ];
};

const joinWork = (
  work: Work,
  { arm, bgmd, subjects }: Supplements,
  { titles, earlier }: Pick<JoinedWork, 'titles' | 'earlier'>,
): JoinedWork => {
  const bangumi = idAt(work, 'bangumi') ?? '';
  const bgmdRow = bgmd?.rows.get(bangumi) ?? null;
  const ids = joinIds(work, bgmdRow?.tmdb ?? null, arm);
  const subject = subjects?.rows.get(bangumi) ?? null;
  return { ...work, ids, bgmd: bgmdRow, subject, titles, earlier };
};

const joinTitles = (works: readonly Work[], bgmd: Bgmd | null): JoinedWork['titles'][] => {
  const named = works.map((work) => ({
    native: work.title,
    lang: work.lang,
    translations: work.translations,
    aliases: bgmd?.rows.get(idAt(work, 'bangumi') ?? '')?.aliases ?? [],
    isFilm: work.run.format === 'MOVIE',
  }));
  const kin = latinNamesOfKin(
    named.map(({ native, translations, aliases }) => ({
      title: native,
      others: [...(translations['en'] ?? []), ...aliases],
    })),
  );
  const titles = titlesOfAll(
    named.map((facts) => ({ ...facts, kin: kin.get(facts.native) ?? [] })),
  );
  return withSeasonTitles(
    works.map(({ title, run }, index) => ({
      native: title,
      beginMs: run.beginMs,
      titles: titles[index]!,
    })),
  );
};

/** The keys of a row, the best first. An id it shares is a key of the row it stands for only. */
const keysOf = (
  work: JoinedWork,
  isPrimary: (work: JoinedWork, id: WorkId) => boolean,
): string[] => {
  const own = ['bangumi', 'mal'].flatMap((site) => {
    const id = idAt(work, site);
    return id !== undefined && isPrimary(work, { site, id }) ? [`${site}:${id}`] : [];
  });
  const byName = `bd:${work.title}|${new Date(work.run.beginMs).toISOString()}`;
  return [...own, byName, ...work.ids.map(({ site, id }) => `${byName}|${site}:${id}`)];
};

const readSupplements = (
  works: readonly Work[],
  { only, onProgress }: JoinOptions,
  refuse: Refuse,
): Supplements => {
  const wanted = new Set(works.map((work) => idAt(work, 'bangumi')));
  const isWanted = (id: string): boolean => wanted.has(id);
  const whole = <T>(source: SourceKey, read: () => T): T | null => {
    if (!only.has(source)) return null;
    onProgress({ source, done: 0, total: 1 });
    const result = read();
    onProgress({ source, done: 1, total: 1 });
    return result;
  };
  return {
    arm: whole('arm', () => readArm(refuse)),
    bgmd: whole('bgmd', () => readBgmd(refuse)),
    subjects: only.has('anime-sachedule-search-data')
      ? readBangumiSubjects({ isWanted, refuse, onProgress })
      : null,
  };
};

/** Reads the packages and joins them into rows of the catalogue. It keeps its thread busy for a second or two. */
export const joinCatalogue = (options: JoinOptions): Joined => {
  const { now, spineFile, onProgress } = options;
  const refusals: Refusal[] = [];
  const refuse: Refuse = (refusal) => refusals.push(refusal);
  const spine = readBangumiData(spineFile, now, refuse);
  onProgress({ source: SPINE, done: spine.works.length, total: spine.works.length });
  const supplements = readSupplements(spine.works, options, refuse);
  const merged = joinArcs(mergeTwins(spine.works));
  const titles = joinTitles(merged, supplements.bgmd);
  const earlier = earlierSeasons(
    merged.map(({ title, run }) => ({ native: title, format: run.format, beginMs: run.beginMs })),
  );
  const works = merged.map((work, index) =>
    joinWork(work, supplements, {
      titles: titles[index]!,
      earlier: merged[earlier[index] ?? -1] ?? null,
    }),
  );
  const { isPrimary } = representatives(works);
  const context = { now, dataEnd: endOfDayInJapan(spine.info.asOf), isPrimary };
  const rowIds = new RowIds();
  const records: JoinedRecord[] = [];
  for (const [index, work] of works.entries()) {
    const id = rowIds.take(keysOf(work, isPrimary));
    if (id) records.push(toAnimeRecord(id, work, context));
    else refuse({ source: SPINE, ref: work.title, reason: 'is the same as another row' });
    if (index % STEP === 0) onProgress({ source: 'join', done: index, total: works.length });
  }
  onProgress({ source: 'join', done: works.length, total: works.length });
  const { arm, bgmd, subjects } = supplements;
  const read = [spine, arm, bgmd, subjects].flatMap((source) => (source ? [source.info] : []));
  return { records, sources: [...read, adultSource], refusals };
};
