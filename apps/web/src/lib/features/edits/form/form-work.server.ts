import type { RequestEvent } from '@sveltejs/kit';
import { mainTitle } from '#lib/features/catalog/title.ts';
import { isWorkId } from '#lib/features/catalog/work.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { regionOptions } from '#lib/preferences/region.server.ts';
import type { ResultOf } from '#lib/server/document.server.ts';
import { execute } from '#lib/server/graphql.server.ts';
import { pageError } from '#lib/server/page-error.server.ts';
import { parsed, rowOf, textAt } from '../json-value.ts';
import { linesOf } from '../value-lines.ts';
import { blankWork, type FormWork, type StoredRow } from './draft.ts';
import { textOfJson } from './draft-changes.ts';
import { CHAPTERS, EDITABLE, VOLUMES } from './edit-form-document.server.ts';
import { fingerprint } from './fingerprint.ts';
import { type FormName, formFields, formLists, kindOf } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { relatedElsewhere, type ShownRelation } from './related-elsewhere.ts';
import { type ListName, ROW_KINDS } from './row-kinds.ts';

export const MEDIA = { anime: 'ANIME', manga: 'MANGA' } as const;

type Editable = NonNullable<ResultOf<typeof EDITABLE>['editableWork']>;
type Value = Editable['values'][number];

/** Which form somebody opens, and of which work. */
export interface FormPlace {
  form: FormName;
  /** Null for a work that is not here yet. */
  id: string | null;
}

interface Reading {
  event: RequestEvent;
  form: FormName;
  values: Editable['values'];
}

const rowsOfValue = (list: ListName, value: string | null): unknown[] => {
  const { keyOf, isMany } = ROW_KINDS[list];
  const said = parsed(value);
  if (said === null) return [];
  return keyOf && !isMany ? [said] : (said as unknown[]);
};

const isIn = (list: ListName, field: string): boolean =>
  field === list || field.startsWith(`${list}.`);

const otherTitle = ({ event }: Reading, { relatedAnime, relatedManga }: Value): string | null => {
  const other = relatedAnime ?? relatedManga;
  return other ? mainTitle(other, event.locals.preferences.titles).text : null;
};

const linesIn = (reading: Reading, stated: Value, value: string | null): string[] => {
  const media = MEDIA[kindOf(reading.form)];
  const { locale } = reading.event.locals.preferences;
  return linesOf(stated.field, value, { media, locale, related: otherTitle(reading, stated) });
};

/** The rows of a list, each under an id that it has as long as it has its key. */
const storedRows = (reading: Reading, list: ListName): StoredRow[] =>
  reading.values
    .filter(({ field }) => isIn(list, field))
    .flatMap((stated) =>
      rowsOfValue(list, stated.value).map((value, index) => ({
        id: `${fingerprint(stated.field)}${index === 0 ? '' : `x${index}`}`,
        field: stated.field,
        value,
        label: otherTitle(reading, stated),
        lines: linesIn(reading, stated, JSON.stringify(value)),
      })),
    );

/** A list is locked as a whole if all its rows are; a lock of one row is told when somebody sends it. */
const locksIn = ({ values, form }: Reading): Record<string, string> =>
  Object.fromEntries(
    formLists(form).flatMap((list) => {
      const rows = values.filter(({ field }) => isIn(list, field));
      const [first] = rows;
      return first?.lock && rows.every(({ lock }) => lock === first.lock)
        ? [[list, first.lock]]
        : [];
    }),
  );

const textsIn = ({ values, form }: Reading): FormWork['texts'] =>
  Object.fromEntries(
    formFields(form).map((field) => {
      const stated = values.find((one) => one.field === field.name);
      const source = stated?.isSaid ? 'community' : (stated?.source ?? null);
      const text = textOfJson(field, stated?.value);
      const verifiedAt = stated?.verifiedAt ?? null;
      return [field.name, { text, source, lock: stated?.lock ?? null, verifiedAt }];
    }),
  );

/** What people say of the values of the form, and what sources say there instead. */
const keptIn = (reading: Reading): FormWork['kept'] => {
  const names = new Set<string>([
    ...formFields(reading.form).map(({ name }) => name),
    ...formLists(reading.form),
  ]);
  return Object.fromEntries(
    reading.values
      .filter(({ field, isSaid }) => isSaid && names.has(field.split('.', 1)[0] ?? ''))
      .map((stated) => {
        const { field, source, sourcedValue: json } = stated;
        const lines = linesIn(reading, stated, json);
        const by = stated.changedBy?.username ?? null;
        const kept = { source: json === null ? null : source, json, lines };
        return [field, { ...kept, by, at: stated.changedAt }];
      }),
  );
};

const elsewhereOf = ({ event, values }: Reading, relations: readonly ShownRelation[]) => {
  const own = values.flatMap(({ value, relatedAnime, relatedManga }) => {
    const other = value === null ? null : (relatedAnime ?? relatedManga);
    return other ? [other.id] : [];
  });
  return relatedElsewhere(relations, new Set(own), event.locals.preferences);
};

/** The addresses of the part of a long list that the form shows; undefined for the form of all other values. */
const readSlice = async (event: RequestEvent, place: FormPlace & { id: string }) => {
  const { form, id } = place;
  const [language, after] = ['language', 'after'].map(
    (name) => event.url.searchParams.get(name) ?? '',
  ) as [string, string];
  if (form !== 'chapters' && form !== 'volumes') return undefined;
  const asked = { id, language: language || null, after: after || null };
  const { manga } = await execute(event, form === 'chapters' ? CHAPTERS : VOLUMES, asked);
  const { nodes = [], pageInfo } = manga?.units ?? {};
  const fields = nodes.map((unit) => `${form}.${unit.language}:${unit.label}`);
  const next = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  return { fields, slice: { language, after, next } };
};

/** A work as the form shows it. @throws 404 if there is none that this visitor may see */
export async function readFormWork(event: RequestEvent, place: FormPlace): Promise<FormWork> {
  const { form, id } = place;
  const kind = kindOf(form);
  if (id === null) return blankWork(form);
  if (!isWorkId(id)) pageError(404, 'WORK_NOT_FOUND');
  const part = await readSlice(event, { ...place, id });
  const asked = { media: MEDIA[kind], id, fields: part?.fields ?? null };
  const { editableWork, dataSources, ...works } = await execute(event, EDITABLE, asked);
  const work = works[kind];
  if (!editableWork || !work) pageError(404, 'WORK_NOT_FOUND');
  const { baseRevision } = editableWork;
  const names = new Map(dataSources.map(({ key, name }) => [key, name]));
  const values = editableWork.values.map((stated) => ({
    ...stated,
    source: stated.source && (names.get(stated.source) ?? stated.source),
  }));
  const reading = { event, form, values };
  return {
    form,
    kind,
    id,
    title: mainTitle(work, event.locals.preferences.titles).text,
    baseRevision,
    texts: textsIn(reading),
    lists: Object.fromEntries(formLists(form).map((list) => [list, storedRows(reading, list)])),
    locks: locksIn(reading),
    kept: keptIn(reading),
    slice: part?.slice ?? null,
    elsewhere: formLists(form).includes('related') ? elsewhereOf(reading, work.relations) : [],
  };
}

/** The languages and regions to choose from, with those that the work has already. */
export function formChoices(event: RequestEvent, work: FormWork) {
  const { locale } = event.locals.preferences;
  const rows = Object.values(work.lists)
    .flat()
    .map(({ value }) => value);
  const inside = rows.flatMap((row) => [row, ...subrowsOf(row)]);
  const tags = inside
    .flatMap((row) => [textAt(row, 'lang'), textAt(row, 'language')])
    .filter(Boolean);

  const languages = [...new Set([...LANGUAGES, ...tags])].map((tag) => ({
    value: tag,
    label: languageName(tag, locale),
  }));
  const regions = regionOptions(locale, null);
  const known = new Set(regions.map(({ value }) => value));
  const others = (work.lists.movieReleases ?? [])
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
