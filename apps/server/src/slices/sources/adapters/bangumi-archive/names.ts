import type { z } from 'zod';
import type { DetailName } from '#slices/catalog/index.ts';
import { isLatin } from '../../rules/title-text.ts';
import { Name } from '../manga/field.ts';
import type { EntryKey } from './entries.ts';
import { IdTable } from './id-table.ts';
import { infoboxOf } from './infobox.ts';
import { readRows, type Reading } from './read-rows.ts';
import { TextPool } from './text-pool.ts';

/** What somebody is called. */
export interface KnownName extends DetailName {
  /** Whether their name or its reading is in kana. */
  isJapanese: boolean;
}

/** Names by the ids of those who have them. */
export type NameOf = (id: number) => KnownName | null;

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Between several spellings of a name. */
const SEPARATOR = /[=＝/／、;；]/u;

/** A name in Latin letters, as the wiki has it: transcribed, or else in English. */
const latinOf = (infobox: string): string | null => {
  const fields = infoboxOf(infobox);
  const spellings = ['罗马字', '英文名']
    .flatMap((label) => [...(fields.get(`别名.${label}`) ?? []), ...(fields.get(label) ?? [])])
    .map((text) => Name.safeParse(text.split(SEPARATOR)[0]).data);
  return spellings.find((text) => text !== undefined && isLatin(text)) ?? null;
};

const hasReading = (infobox: string): boolean =>
  (infoboxOf(infobox).get('别名.纯假名') ?? []).some((text) => KANA.test(text));

const written = (native: string, infobox: string): string => {
  const isJapanese = KANA.test(native) || hasReading(infobox);
  return [native, latinOf(infobox) ?? '', isJapanese ? 'ja' : ''].join('\n');
};

const readBack = (text: string): KnownName => {
  const [native = '', latin, lang] = text.split('\n');
  if (!latin) return { name: native, nameNative: native, isJapanese: lang === 'ja' };
  return { name: latin, nameNative: native, isJapanese: lang === 'ja' };
};

interface Row {
  id: number;
  name: string;
  infobox: string;
}

export interface NamesWanted<T extends Row> {
  key: EntryKey;
  row: z.ZodType<T>;
  ids: IdTable;
  isWanted: (row: T) => boolean;
}

/** Reads the names of those who are wanted. */
export const readNames = async <T extends Row>(
  reading: Reading,
  { key, row: schema, ids, isWanted }: NamesWanted<T>,
): Promise<NameOf> => {
  const pool = new TextPool();
  const numbers = new IdTable();
  for await (const row of readRows(reading, key, schema)) {
    if (!ids.has(row.id) || numbers.has(row.id) || !isWanted(row)) continue;
    const native = Name.safeParse(row.name);
    if (native.success) numbers.set(row.id, pool.add(written(native.data, row.infobox)));
  }
  return (id) => {
    const number = numbers.get(id);
    return number === undefined ? null : readBack(pool.get(number));
  };
};
