import { MATERIALS } from '#lib/features/catalog/browse/browse.ts';
import { FORMATS, STATUSES } from '#lib/features/catalog/search.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { SEASONS } from '#lib/time/season.ts';

/** How a value is written in the form. */
export type FieldKind =
  'text' | 'date' | 'number' | 'choice' | 'flag' | 'lines' | 'rows' | 'ids' | 'long';

/** A field of the form: a value of a work, or (`rows`, `ids`) a list whose rows are changed one by one. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options?: readonly string[];
}

export interface FormGroup {
  readonly name: 'titles' | 'facts' | 'dates' | 'people' | 'texts' | 'links';
  readonly fields: readonly FormField[];
}

const TITLES: FormGroup = {
  name: 'titles',
  fields: [
    { name: 'titleNative', kind: 'text' },
    { name: 'titleRomaji', kind: 'text' },
    { name: 'titleEnglish', kind: 'text' },
    { name: 'synonyms', kind: 'rows' },
  ],
};

const TEXTS: FormGroup = { name: 'texts', fields: [{ name: 'descriptions.en', kind: 'long' }] };

const SHARED_LINKS: readonly FormField[] = [
  { name: 'externalIds', kind: 'ids' },
  { name: 'coverUrl', kind: 'text' },
  { name: 'bannerUrl', kind: 'text' },
  { name: 'trailers', kind: 'lines' },
];

const WORDS: readonly FormField[] = [
  { name: 'genres', kind: 'lines' },
  { name: 'tags', kind: 'lines' },
  { name: 'isAdult', kind: 'flag' },
];

const ANIME: readonly FormGroup[] = [
  TITLES,
  {
    name: 'facts',
    fields: [
      { name: 'format', kind: 'choice', options: FORMATS.anime },
      { name: 'status', kind: 'choice', options: STATUSES },
      { name: 'episodeCount', kind: 'number' },
      { name: 'durationMinutes', kind: 'number' },
      { name: 'material', kind: 'choice', options: MATERIALS },
      ...WORDS,
    ],
  },
  {
    name: 'dates',
    fields: [
      { name: 'startOn', kind: 'date' },
      { name: 'endOn', kind: 'date' },
      { name: 'season', kind: 'choice', options: SEASONS },
      { name: 'seasonYear', kind: 'number' },
    ],
  },
  { name: 'people', fields: [{ name: 'studios', kind: 'lines' }] },
  TEXTS,
  { name: 'links', fields: [{ name: 'officialSite', kind: 'text' }, ...SHARED_LINKS] },
];

const MANGA: readonly FormGroup[] = [
  TITLES,
  {
    name: 'facts',
    fields: [
      { name: 'format', kind: 'choice', options: FORMATS.manga },
      { name: 'status', kind: 'choice', options: STATUSES },
      { name: 'chapterCount', kind: 'number' },
      { name: 'volumeCount', kind: 'number' },
      { name: 'magazine', kind: 'text' },
      { name: 'publisher', kind: 'text' },
      { name: 'country', kind: 'text' },
      ...WORDS,
    ],
  },
  {
    name: 'dates',
    fields: [
      { name: 'startOn', kind: 'date' },
      { name: 'endOn', kind: 'date' },
    ],
  },
  TEXTS,
  { name: 'links', fields: SHARED_LINKS },
];

/** The fields of the form, in the order of the page. */
export const FORM_GROUPS: Readonly<Record<WorkKind, readonly FormGroup[]>> = {
  anime: ANIME,
  manga: MANGA,
};

/** All fields of the form. */
export const formFields = (kind: WorkKind): readonly FormField[] =>
  FORM_GROUPS[kind].flatMap(({ fields }) => fields);
