import type { FormField } from './fields.ts';

/** A value as it can be edited: its address, and what it is as JSON. */
interface Value {
  readonly field: string;
  readonly value: string | null;
}

/** A change of a value, as the API takes it. */
export interface Change {
  readonly field: string;
  readonly value: string | null;
}

interface SiteId {
  site: string;
  id: string;
  isPrimary: boolean;
}

interface Titled {
  text: string;
}

const parsed = (text: string | null | undefined): unknown => (text ? JSON.parse(text) : null);

const rowsOf = (name: string, values: readonly Value[]): unknown[] =>
  values
    .filter(({ field, value }) => field.startsWith(`${name}.`) && value !== null)
    .map(({ value }) => parsed(value));

const lineOf = ({ site, id }: SiteId): string => `${site} ${id}`;

/** What stands in a field of the form at first. Lists have a line for each row. */
export function textOf({ name, kind }: FormField, values: readonly Value[]): string {
  if (kind === 'rows')
    return rowsOf(name, values)
      .map((row) => (row as Titled).text)
      .join('\n');
  if (kind === 'ids')
    return rowsOf(name, values)
      .flatMap((row) => (row as SiteId[]).map(lineOf))
      .join('\n');
  const value = parsed(values.find(({ field }) => field === name)?.value);
  if (value === null) return '';
  if (kind === 'lines') return (value as string[]).join('\n');
  if (kind === 'long') return (value as Titled).text;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

const isNumber = (text: string): boolean => /^-?\d{1,9}$/u.test(text);

/** The value that was typed, as JSON; null if nothing was. What is no number is left to the API to refuse. */
function valueOf({ name, kind }: FormField, text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  if (kind === 'number') return JSON.stringify(isNumber(typed) ? Number(typed) : typed);
  if (kind === 'flag') return JSON.stringify(typed === 'true');
  if (kind === 'lines') return JSON.stringify(linesOf(typed));
  if (kind === 'long')
    return JSON.stringify({ text: typed, lang: name.slice(name.indexOf('.') + 1) });
  return JSON.stringify(typed);
}

/** The rows that were added to a list of titles, and those that were taken out. */
function rowChanges({ name }: FormField, before: string, after: string): Change[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [
    ...old
      .filter((line) => !now.includes(line))
      .map((line) => ({ field: `${name}.${line}`, value: null })),
    ...now
      .filter((line) => !old.includes(line))
      .map((line) => ({
        field: `${name}.${line}`,
        value: JSON.stringify({ text: line, lang: null }),
      })),
  ];
}

const siteIdOf = (line: string): SiteId => {
  const [site = '', ...rest] = line.split(/\s+/u);
  return { site: site.toLowerCase(), id: rest.join(' '), isPrimary: true };
};

/** Ids of one site are one value: the sites of which the lines differ. */
function idChanges({ name }: FormField, before: string, after: string): Change[] {
  const old = Map.groupBy(linesOf(before).map(siteIdOf), ({ site }) => site);
  const now = Map.groupBy(linesOf(after).map(siteIdOf), ({ site }) => site);
  const sites = [...new Set([...old.keys(), ...now.keys()])];
  return sites
    .filter((site) => JSON.stringify(old.get(site)) !== JSON.stringify(now.get(site)))
    .map((site) => {
      const ids = now.get(site);
      return { field: `${name}.${site}`, value: ids ? JSON.stringify(ids) : null };
    });
}

/** What somebody changed in a field, from what stood there when they began. */
export function changesOf(field: FormField, before: string, after: string): Change[] {
  const [was, is] = [before, after].map((text) => text.replaceAll('\r\n', '\n').trim()) as [
    string,
    string,
  ];
  if (was === is) return [];
  if (field.kind === 'rows') return rowChanges(field, was, is);
  if (field.kind === 'ids') return idChanges(field, was, is);
  return [{ field: field.name, value: valueOf(field, is) }];
}
