import type { RequestEvent } from '@sveltejs/kit';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { isWorkId, type WorkKind } from '#lib/features/catalog/work.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { parsed, rowOf, textAt } from '../json-value.ts';
import { languageName, linesOf } from '../value-lines.ts';
import type { FormWork, StoredRow } from './draft.ts';
import { textOfJson } from './draft-changes.ts';
import { EDITABLE } from './edit-form-document.server.ts';
import { fingerprint } from './fingerprint.ts';
import { formFields, formLists } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { type ListName, ROW_KINDS } from './row-kinds.ts';

export const MEDIA = { anime: 'ANIME', manga: 'MANGA' } as const;

type Editable = NonNullable<ResultOf<typeof EDITABLE>['editableWork']>;
type Value = Editable['values'][number];

const rowsOfValue = (list: ListName, { value }: Value): unknown[] => {
  const { keyOf, isMany } = ROW_KINDS[list];
  const said = parsed(value);
  if (said === null) return [];
  return keyOf && !isMany ? [said] : (said as unknown[]);
};

/** The rows of a list, each under an id that it has as long as it has its key. */
const storedRows = (event: RequestEvent, { values, list, kind }: Listing): StoredRow[] => {
  const { locale, titles } = event.locals.preferences;
  return values
    .filter(({ field }) => field === list || field.startsWith(`${list}.`))
    .flatMap((stated) => {
      const other = stated.relatedAnime ?? stated.relatedManga;
      const label = other ? mainTitle(other, titles).text : null;
      const reading = { media: MEDIA[kind], locale, related: label };
      return rowsOfValue(list, stated).map((value, index) => ({
        id: `${fingerprint(stated.field)}${index === 0 ? '' : `x${index}`}`,
        value,
        label,
        lines: linesOf(list, JSON.stringify(value), reading),
      }));
    });
};

interface Listing {
  values: Editable['values'];
  list: ListName;
  kind: WorkKind;
}

/** A list is locked as a whole if all its rows are; a lock of one row is told when somebody sends it. */
const locksIn = ({ values, kind }: Omit<Listing, 'list'>): Record<string, string> =>
  Object.fromEntries(
    formLists(kind).flatMap((list) => {
      const rows = values.filter(({ field }) => field === list || field.startsWith(`${list}.`));
      const [first] = rows;
      return first?.lock && rows.every(({ lock }) => lock === first.lock)
        ? [[list, first.lock]]
        : [];
    }),
  );

const textsIn = ({ values, kind }: Omit<Listing, 'list'>): FormWork['texts'] =>
  Object.fromEntries(
    formFields(kind).map((field) => {
      const stated = values.find((one) => one.field === field.name);
      const source = stated?.isSaid ? 'community' : (stated?.source ?? null);
      const text = textOfJson(field, stated?.value);
      return [field.name, { text, source, lock: stated?.lock ?? null }];
    }),
  );

/** A work as the form shows it. @throws 404 if there is none that this visitor may see */
export async function readFormWork(
  event: RequestEvent,
  kind: WorkKind,
  id: string,
): Promise<FormWork> {
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const { editableWork, ...works } = await execute(event, EDITABLE, { media: MEDIA[kind], id });
  const work = works[kind];
  if (!editableWork || !work) pageError(404, 'WORK_NOT_FOUND');
  const { baseRevision, values } = editableWork;
  return {
    kind,
    id,
    title: mainTitle(work, event.locals.preferences.titles).text,
    baseRevision,
    texts: textsIn({ values, kind }),
    lists: Object.fromEntries(
      formLists(kind).map((list) => [list, storedRows(event, { values, list, kind })]),
    ),
    locks: locksIn({ values, kind }),
  };
}

/** The languages and regions to choose from, with those that the work has already. */
export function formChoices(event: RequestEvent, work: FormWork) {
  const { locale } = event.locals.preferences;
  const rows = Object.values(work.lists)
    .flat()
    .map(({ value }) => value);
  const inside = rows.flatMap((row) => [row, ...subrowsOf(row)]);
  const tags = inside.map((row) => textAt(row, 'lang')).filter(Boolean);
  const languages = [...new Set([...LANGUAGES, ...tags])].map((tag) => ({
    value: tag,
    label: languageName(tag, locale),
  }));
  const regions = regionOptions(locale, null);
  const known = new Set(regions.map(({ value }) => value));
  const others = (work.lists.premieres ?? [])
    .map(({ value }) => textAt(value, 'region'))
    .filter((region) => !known.has(region));
  return {
    languages,
    regions: [...regions, ...others.map((value) => ({ value, label: value }))],
  };
}

const subrowsOf = (row: unknown): unknown[] =>
  Object.values(rowOf(row))
    .filter((value) => Array.isArray(value))
    .flat();

export type FormChoices = ReturnType<typeof formChoices>;
