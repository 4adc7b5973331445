import { createHash } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { type AnimeFormat, serviceOf, type StreamingLink } from '#slices/catalog/index.ts';
import { PACKAGES, type DataSource } from '../data-source.ts';
import { dayInJapan } from '../../rules/calendar.ts';
import { normaliseId } from '../../rules/external-id.ts';
import type { Recurrence } from '../../rules/run.ts';
import { streamingLink, webAddress } from '../../rules/streaming-link.ts';
import { cleanTitle } from '../../rules/title-text.ts';
import type { Work, WorkId } from '../work.ts';
import { findPackage, parseJson, readBytes } from './package-file.ts';
import { createRowGuard, parseRow, type Refuse } from './row.ts';

const KEY = 'bangumi-data';

/** The sites whose ids the catalogue keeps, by our names. */
const ID_SITES: Partial<Record<string, string>> = {
  bangumi: 'bangumi',
  tmdb: 'tmdb',
  mal: 'mal',
  aniList: 'anilist',
  anidb: 'anidb',
};

const FORMATS = { tv: 'TV', movie: 'MOVIE', ova: 'OVA', web: 'ONA' } as const satisfies Record<
  string,
  AnimeFormat
>;

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u;

const toInstant = (text: string, context: z.RefinementCtx): number => {
  const ms = INSTANT.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(ms)) context.addIssue({ code: 'custom', message: `${text} is no instant` });
  return ms;
};

const Instant = z.string().max(40).transform(toInstant);
const OptionalInstant = z
  .string()
  .max(40)
  .default('')
  .transform((text, context) => (text === '' ? null : toInstant(text, context)));
const Region = z.string().regex(/^[A-Z]{2}$/u);
const Text = z.string().max(1_000);

const Site = z.object({
  site: z.string(),
  id: z.string().max(1_000).optional(),
  url: z.string().max(2_000).optional(),
  begin: OptionalInstant,
  regions: z.array(Region).optional(),
});
type Site = z.infer<typeof Site>;

const Item = z
  .object({
    title: Text.transform(cleanTitle).pipe(z.string().min(1)),
    titleTranslate: z.record(z.string(), z.array(Text)).default({}),
    type: z.enum(['tv', 'movie', 'ova', 'web']),
    lang: z.string().min(2).max(35),
    officialSite: z.string().max(2_000).default(''),
    begin: Instant,
    end: OptionalInstant,
    broadcast: z.string().default(''),
    sites: z.array(z.unknown()).default([]),
  })
  .refine(({ begin, end }) => end === null || end >= begin, {
    path: ['end'],
    message: 'lies before begin',
  });
type Item = z.infer<typeof Item>;

const SiteMeta = z.object({
  urlTemplate: z.string(),
  type: z.enum(['info', 'onair', 'resource']),
  regions: z.array(Region).optional(),
});
type SiteMeta = z.infer<typeof SiteMeta>;

const Root = z.object({
  siteMeta: z.record(z.string(), SiteMeta),
  items: z.array(z.unknown()),
});

const parseRoot = (bytes: Buffer, file: string): z.infer<typeof Root> => {
  const root = Root.safeParse(parseJson(bytes, file));
  if (root.success) return root.data;
  throw new Error(
    `${file} is not a file of bangumi-data: it needs \`siteMeta\` and \`items\`, as its dist/data.json has them.`,
  );
};

export interface BangumiData {
  info: DataSource;
  works: Work[];
}

/** `R/<first instant>/<period>`. */
const RECURRENCE = /^R\/([\dT:.-]+Z)\/(P\d+[DWM])$/u;
const SINGLE = 'P0D';

interface Context {
  siteMeta: Record<string, SiteMeta>;
  refuse: Refuse;
}

const readRecurrence = (item: Item, refuse: Refuse): Recurrence | null => {
  if (item.broadcast === '') return null;
  const [, start, every] = RECURRENCE.exec(item.broadcast) ?? [];
  const startMs = Date.parse(start ?? '');
  if (every === undefined || Number.isNaN(startMs)) {
    refuse({
      source: KEY,
      ref: item.title,
      reason: `broadcast: ${item.broadcast} is no recurrence`,
    });
    return null;
  }
  return { startMs, every: every === SINGLE ? null : every };
};

const readOfficialSite = (item: Item, refuse: Refuse): string | null => {
  if (item.officialSite === '') return null;
  const address = webAddress(item.officialSite);
  if (address === null) {
    refuse({
      source: KEY,
      ref: item.title,
      reason: `officialSite: ${item.officialSite} is no address`,
    });
  }
  return address;
};

/** An entry of `sites` as an id or as a link; torrent indexes (`resource`) are neither. */
const readSite = (
  entry: Site,
  { siteMeta }: Context,
): { id: WorkId } | { link: StreamingLink } | 'dropped' | null => {
  const meta = siteMeta[entry.site];
  const idSite = ID_SITES[entry.site];
  if (idSite !== undefined) {
    const id = normaliseId(idSite, entry.id ?? '');
    return id === null ? null : { id: { site: idSite, id } };
  }
  if (!meta) return null;
  if (meta.type !== 'onair') return 'dropped';
  const link = streamingLink(
    {
      site: entry.site,
      id: entry.id ?? null,
      url: entry.url ?? null,
      beginMs: entry.begin,
      regions: entry.regions ?? null,
    },
    { urlTemplate: meta.urlTemplate, regions: meta.regions ?? null },
  );
  return link && { link: { ...link, service: serviceOf(link.service) } };
};

const readSites = (item: Item, context: Context): Pick<Work, 'ids' | 'streaming'> => {
  const ids: WorkId[] = [];
  const streaming: StreamingLink[] = [];
  for (const raw of item.sites) {
    const row = { source: KEY, ref: () => item.title, refuse: context.refuse };
    const entry = parseRow(Site, raw, row);
    if (!entry) continue;
    const read = readSite(entry, context);
    if (read === null) {
      const reason = `sites: ${entry.site} ${entry.url ?? entry.id ?? ''} is neither an id nor an address`;
      context.refuse({ source: KEY, ref: item.title, reason });
    } else if (read !== 'dropped') {
      if ('id' in read) ids.push(read.id);
      else streaming.push(read.link);
    }
  }
  return { ids, streaming };
};

const toWork = (item: Item, context: Context): Work => ({
  title: item.title,
  lang: item.lang,
  translations: item.titleTranslate,
  run: {
    format: FORMATS[item.type],
    beginMs: item.begin,
    endMs: item.end,
    recurrence: readRecurrence(item, context.refuse),
  },
  officialSite: readOfficialSite(item, context.refuse),
  ...readSites(item, context),
});

const refOf = (raw: unknown, index: number): string => {
  const named = z.object({ title: z.string() }).safeParse(raw);
  return named.success ? named.data.title : `item ${index}`;
};

const startsOf = ({ run, streaming }: Work): string[] => [
  ...streaming.map(({ startsAt }) => startsAt ?? ''),
  ...(run.recurrence ? [new Date(run.recurrence.startMs).toISOString()] : []),
];

/** The day of the newest start of a broadcast or a stream: later ones are announced, and say nothing of the data's age. */
const newestDay = (works: readonly Work[], now: Date): string => {
  const present = now.toISOString();
  let newest = '';
  for (const work of works) {
    for (const start of startsOf(work)) if (start > newest && start <= present) newest = start;
  }
  return dayInJapan(newest === '' ? now.getTime() : Date.parse(newest));
};

/** Reads the npm package `bangumi-data`, or a file of the operator's in its form. */
export const readBangumiData = (
  file: string | undefined,
  now: Date,
  refuse: Refuse,
): BangumiData => {
  const { directory, manifest } = findPackage(PACKAGES[KEY]);
  const source = file ?? path.join(directory, 'dist/data.json');
  const bytes = readBytes(source);
  const { siteMeta, items } = parseRoot(bytes, source);
  const objectionTo = createRowGuard();
  const works = items.flatMap((raw, index) => {
    const row = { source: KEY, ref: () => refOf(raw, index), refuse };
    const reason = objectionTo(raw);
    if (reason !== null) {
      refuse({ source: KEY, ref: row.ref(), reason });
      return [];
    }
    const item = parseRow(Item, raw, row);
    return item ? [toWork(item, { siteMeta, refuse })] : [];
  });
  if (works.length === 0) throw new Error(`${source} has no row that can be read.`);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return {
    info: {
      key: KEY,
      name: 'bangumi-data',
      version: file === undefined ? manifest.version : `file ${digest}`,
      asOf: newestDay(works, now),
      licence: 'CC BY 4.0',
      attribution: 'Anime data: bangumi-data (CC BY 4.0), changed: merged, filtered, re-keyed.',
      url: 'https://github.com/bangumi-data/bangumi-data',
    },
    works,
  };
};
