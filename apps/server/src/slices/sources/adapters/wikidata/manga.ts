import { z } from 'zod';
import { type ExternalId, type MangaClaim, emptyMangaClaim } from '#slices/catalog/index.ts';
import { dateOf, Name, Title } from '../manga/field.ts';
import { ownId, type MangaSource } from '../manga/source.ts';
import { entityOf, Item, readBindings } from './sparql.ts';

const KEY = 'wikidata';

/** The variables of the query in `fetch/wikidata-query.ts`; a row gives one value of each, and a work has several rows. */
const Text = z.object({ value: z.string().max(2_000), 'xml:lang': z.string().max(20).optional() });
const Binding = z.object({
  item: Item,
  native: Text.optional(),
  ja: Text.optional(),
  en: Text.optional(),
  author: Text.optional(),
  authorJa: Text.optional(),
  magazine: Text.optional(),
  start: Text.optional(),
  end: Text.optional(),
  mal: Text.optional(),
  anilist: Text.optional(),
  mangadex: Text.optional(),
  mangaupdates: Text.optional(),
  animeplanet: Text.optional(),
});
type Binding = z.infer<typeof Binding>;

const SITES = ['mal', 'anilist', 'mangadex', 'mangaupdates', 'animeplanet'] as const;
const ID = /^[\w-]{1,100}$/u;

const titleIn = (rows: readonly Binding[], key: 'native' | 'ja' | 'en'): string | null =>
  rows.flatMap((row) => {
    const title = Title.safeParse(row[key]?.value);
    return title.success ? [title.data] : [];
  })[0] ?? null;

/** The earliest or latest value, where several are stated. */
const dateIn = (rows: readonly Binding[], key: 'start' | 'end'): string | null => {
  // An instant at the first of January stands for the year: its precision is not in the result.
  const dates = rows
    .flatMap((row) => dateOf(row[key]?.value.slice(0, 10)) ?? [])
    .map((date) => date.replace(/-01-01$/u, ''))
    .toSorted();
  return (key === 'start' ? dates[0] : dates.at(-1)) ?? null;
};

const idsIn = (rows: readonly Binding[]): ExternalId[] =>
  SITES.flatMap((site) =>
    [...new Set(rows.flatMap((row) => row[site]?.value ?? []))]
      .filter((id) => ID.test(id))
      .map((id) => ownId(site, id)),
  );

const staffIn = (rows: readonly Binding[]): MangaClaim['staff'] => {
  const byName = new Map<string, MangaClaim['staff'][number]>();
  for (const { author, authorJa } of rows) {
    const name = Name.safeParse(author?.value ?? authorJa?.value);
    const native = Name.safeParse(authorJa?.value);
    if (!name.success) continue;
    byName.set(name.data, { name: name.data, nameNative: native.data ?? null, role: 'OTHER' });
  }
  return [...byName.values()];
};

const claimOf = (id: string, rows: readonly Binding[]): MangaClaim | null => {
  const native = titleIn(rows, 'native') ?? titleIn(rows, 'ja') ?? titleIn(rows, 'en');
  if (native === null) return null;
  const magazine = Name.safeParse(rows.find((row) => row.magazine)?.magazine?.value);
  return {
    ...emptyMangaClaim(id, native),
    titleEnglish: titleIn(rows, 'en'),
    startOn: dateIn(rows, 'start'),
    endOn: dateIn(rows, 'end'),
    magazine: magazine.data ?? null,
    staff: staffIn(rows),
    externalIds: [ownId('wikidata', id), ...idsIn(rows)],
  };
};

/** The answer of Wikidata's query service about manga. */
export const wikidata: MangaSource = {
  key: KEY,
  info: {
    name: 'Wikidata',
    licence: 'CC0 1.0',
    attribution: 'Manga: Wikidata (CC0).',
    url: 'https://www.wikidata.org/',
  },
  licence: { needsConsent: false, isNonCommercial: false, terms: 'Public domain.' },
  form: 'the JSON result of the query in apps/server/src/slices/sources/fetch/wikidata-query.ts, also as .gz',
  read: async function* ({ file, refuse }) {
    const byEntity = Map.groupBy(
      readBindings(file, { source: KEY, row: Binding, refuse }),
      entityOf,
    );
    for (const [id, rows] of byEntity) {
      const claim = claimOf(id, rows);
      if (claim) yield claim;
      else refuse({ source: KEY, ref: id, reason: 'has no title' });
    }
  },
};
