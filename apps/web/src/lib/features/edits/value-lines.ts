import { serviceName } from '@tsuzuki/contract/services';
import { siteName } from '#lib/features/catalog/external-site.ts';
import { catalogWords } from '#lib/features/catalog/words.ts';
import { tagWord } from '#lib/features/catalog/tag-words.ts';
import { workWords } from '#lib/features/catalog/work-words.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import type { Locale } from '#lib/i18n/locale.ts';
import { regionName } from '#lib/preferences/region-name.ts';
import { dateFormat, partialDate } from '#lib/time/calendar.ts';
import { SEASONS, seasonWord } from '#lib/time/season.ts';
import { fieldWords } from './field-words.ts';
import { at, listAt, parsed, textAt } from './json-value.ts';

/** For whom a value is written, and what it is a value of. */
export interface Reading {
  media: 'ANIME' | 'MANGA';
  locale: Locale;
  /** What the other work of a relation is called, if it is here. */
  related?: string | null;
}

type Write = (value: unknown, reading: Reading) => readonly string[];

const joined = (parts: readonly string[], { locale }: Reading): string =>
  parts.filter(Boolean).join(fieldWords(locale).comma);

const withAside = (text: string, more: string, { locale }: Reading): string =>
  more === '' || more === text ? text : fieldWords(locale).aside(text, more);

const plain: Write = (value, reading) => {
  if (typeof value === 'boolean') {
    const say = fieldWords(reading.locale);
    return [value ? say.yes : say.no];
  }
  if (typeof value === 'string') return value.split('\n').filter((line) => line.trim() !== '');
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return [
    joined(
      Object.values(value).flatMap((part) => plain(part, reading)),
      reading,
    ),
  ];
};

const named = (row: unknown, reading: Reading): string =>
  withAside(textAt(row, 'name'), textAt(row, 'nameNative'), reading);

const inLanguage: Write = (row, reading) => {
  const lang = textAt(row, 'lang');
  return [withAside(textAt(row, 'text'), lang && languageName(lang, reading.locale), reading)];
};

const character: Write = (row, reading) => {
  const say = fieldWords(reading.locale);
  const voices = listAt(row, 'voices').map((voice) => {
    const lang = textAt(voice, 'lang');
    return withAside(named(voice, reading), lang && languageName(lang, reading.locale), reading);
  });
  const role = workWords(reading.locale).characterRole(textAt(row, 'role'));
  return [joined([named(row, reading), role], reading), ...voices.map(say.voicedBy)];
};

const instant = (text: string, { locale }: Reading): string => {
  const time = new Date(text);
  if (text === '' || Number.isNaN(time.getTime())) return text;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${dateFormat(locale, format).format(time)} UTC`;
};

const airing: Write = (row, reading) => {
  const say = fieldWords(reading.locale);
  const [, count = '', unit = ''] = /^P(\d+)([DWMY])$/u.exec(textAt(row, 'every')) ?? [];
  const until = textAt(row, 'until');
  const every = unit && say.every(Number(count), unit);
  const parts = [instant(textAt(row, 'startsAt'), reading), every];
  return [joined([...parts, until && say.until(instant(until, reading))], reading)];
};

const episode: Write = (row, reading) => {
  const date = textAt(row, 'airedOn');
  const length = textAt(row, 'durationMinutes');
  const say = fieldWords(reading.locale);
  return [
    ...listAt(row, 'titles').flatMap((title) => inLanguage(title, reading)),
    ...(date ? [say.airedOn(partialDate(date, reading.locale))] : []),
    ...(length ? [say.length(workWords(reading.locale).minutes(Number(length)))] : []),
  ];
};

const streaming: Write = (row, reading) => {
  const regions = listAt(row, 'regions').map((code) => regionName(String(code), reading.locale));
  const service = serviceName(textAt(row, 'service'), reading.locale);
  return [joined([service, textAt(row, 'url'), ...regions], reading)];
};

/** A chapter or a volume: its number is in the name of the row. */
const unit: Write = (row, reading) => {
  const say = fieldWords(reading.locale);
  const date = textAt(row, 'releasedOn');
  const volume = textAt(row, 'volume');
  const lines = [
    textAt(row, 'title'),
    joined(
      [
        volume && say.inVolume(volume),
        date && say.releasedOn(partialDate(date, reading.locale)),
        textAt(row, 'url'),
      ],
      reading,
    ),
  ].filter(Boolean);
  return lines.length > 0 ? lines : [textAt(row, 'label')];
};

/** `tvdb:show:424536:1:…` as people read it. */
const ruleName = (key: string): string => {
  const [kind = '', , id = ''] = key.split(':');
  return `${kind.toUpperCase()} ${id}`;
};

/** Which episodes of the other database are which of ours. */
const rule: Write = (row, { locale }) => {
  const say = fieldWords(locale);
  const season = textAt(row, 'season');
  const numbers = [textAt(row, 'from'), textAt(row, 'to')].join('–');
  const place = season === '' ? '' : `${say.season(Number(season))}${say.comma}`;
  return [say.mappedTo(`${place}${numbers}`, Number(textAt(row, 'animeFrom')))];
};

/** `en:10.5` as people read it. */
const unitName = (key: string, locale: Locale): string => {
  const [language = '', ...label] = key.split(':');
  return fieldWords(locale).aside(label.join(':'), languageName(language, locale));
};

/** `JP:THEATRICAL` as people read it. */
const releaseName = (key: string, locale: Locale): string => {
  const [region = '', kind = '', ...note] = key.split(':');
  const say = fieldWords(locale);
  const kinds: Readonly<Record<string, string>> = say.releaseKinds;
  return [regionName(region, locale), kinds[kind] ?? kind, note.join(':')]
    .filter(Boolean)
    .join(say.comma);
};

const related: Write = (row, reading) => {
  const medium = textAt(row, 'medium') === 'MANGA' ? 'MANGA' : 'ANIME';
  const name = reading.related ?? `${siteName(textAt(row, 'site'))} ${textAt(row, 'id')}`;
  const relation = workWords(reading.locale).relation(textAt(row, 'kind'));
  const say = fieldWords(reading.locale);
  return [say.relation(relation, say.aside(name, say.media[medium]))];
};

const externalId: Write = (row, reading) => {
  const mark = at(row, 'isPrimary') === true ? fieldWords(reading.locale).isMain : '';
  return [withAside(`${siteName(textAt(row, 'site'))} ${textAt(row, 'id')}`, mark, reading)];
};

/** Writes a value that is one word or number. */
const word =
  (write: (text: string, reading: Reading) => string): Write =>
  (value, reading) => [write(String(value), reading)];

const date = word((text, { locale }) => partialDate(text, locale));

const WRITERS: Readonly<Record<string, Write>> = {
  synonyms: inLanguage,
  status: word((text, { media, locale }) => {
    const say = catalogWords(locale);
    return media === 'ANIME' ? say.statuses(text) : say.mangaStatuses(text);
  }),
  format: word((text, { locale }) => catalogWords(locale).formats(text)),
  genres: word((text, { locale }) => catalogWords(locale).genres(text)),
  tags: word((text, { locale }) => tagWord(text, locale)),
  season: word((text, { locale }) => {
    const season = SEASONS.find((one) => one === text);
    return season ? seasonWord(season, locale) : text;
  }),
  material: word((text, { locale }) => workWords(locale).sourceOf(text)),
  durationMinutes: word((text, { locale }) => workWords(locale).minutes(Number(text))),
  country: word((text, { locale }) => regionName(text, locale)),
  startOn: date,
  endOn: date,
  staff: (row, reading) => [
    joined([named(row, reading), workWords(reading.locale).role(textAt(row, 'role'))], reading),
  ],
  externalIds: externalId,
  descriptions: (row, reading) => plain(at(row, 'text'), reading),
  characters: character,
  related,
  streaming,
  airing,
  movieReleases: (row, reading) => [
    withAside(partialDate(textAt(row, 'releasedOn'), reading.locale), textAt(row, 'note'), reading),
  ],
  mappingRules: rule,
  chapters: unit,
  volumes: unit,
  episodes: episode,
};

/** A value of a field as people read it, line by line. */
export function linesOf(field: string, json: string | null, reading: Reading): string[] {
  if (json === null) return [];
  const value = parsed(json);
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  const write = WRITERS[field.split('.', 1)[0] ?? ''] ?? plain;
  return rows.flatMap((row) => (row === null ? [] : write(row, reading)));
}

const ROW_NAMES: Readonly<Record<string, (key: string, locale: Locale) => string>> = {
  episodes: (key) => key,
  externalIds: siteName,
  descriptions: (key, locale) =>
    key === 'und' ? fieldWords(locale).noLanguage : languageName(key, locale),
  movieReleases: releaseName,
  mappingRules: ruleName,
  chapters: unitName,
  volumes: unitName,
};

/** What a field is called, with the row of its list where the value does not tell. */
export function fieldName(field: string, locale: Locale): string {
  const say = fieldWords(locale);
  const [name = field] = field.split('.', 1);
  const names: Readonly<Record<string, string>> = say.fields;
  const title = names[name] ?? name;
  const row = ROW_NAMES[name]?.(field.slice(name.length + 1), locale);
  return row === undefined ? title : say.row(title, row);
}
