import { MATERIALS } from '#lib/features/catalog/filters/more.ts';
import { FORMATS, STATUSES } from '#lib/features/catalog/search.ts';
import type { WorkKind } from '#lib/features/catalog/work.ts';
import { SEASONS } from '#lib/time/season.ts';
import type { ListName } from './row-kinds.ts';

/** How a value is written in the form. */
export type FieldKind = 'text' | 'date' | 'number' | 'choice' | 'flag' | 'lines';

/** A value of a work that has one control. */
export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options?: readonly string[];
}

/** The forms: one for each medium, and those of the long lists of a manga. */
export type FormName = WorkKind | 'chapters' | 'volumes';

/** What a form is about. */
export const kindOf = (form: FormName): WorkKind => (form === 'anime' ? 'anime' : 'manga');

export type GroupName =
  | 'titles'
  | 'facts'
  | 'dates'
  | 'texts'
  | 'people'
  | 'characters'
  | 'episodes'
  | 'chapters'
  | 'volumes'
  | 'relations'
  | 'links'
  | 'images';

/** A part of the form: values with a control each, and lists whose rows are edited one by one. */
export interface FormGroup {
  readonly name: GroupName;
  readonly fields: readonly FormField[];
  readonly lists: readonly ListName[];
}

const TITLES: FormGroup = {
  name: 'titles',
  fields: [
    { name: 'titleNative', kind: 'text' },
    { name: 'titleRomaji', kind: 'text' },
    { name: 'titleEnglish', kind: 'text' },
  ],
  lists: ['synonyms'],
};

const WORDS: readonly FormField[] = [
  { name: 'genres', kind: 'lines' },
  { name: 'tags', kind: 'lines' },
  { name: 'isAdult', kind: 'flag' },
];

const RUN: readonly FormField[] = [
  { name: 'startOn', kind: 'date' },
  { name: 'endOn', kind: 'date' },
];

const TRAILERS: FormField = { name: 'trailers', kind: 'lines' };
const TEXTS: FormGroup = { name: 'texts', fields: [], lists: ['descriptions'] };
const CHARACTERS: FormGroup = { name: 'characters', fields: [], lists: ['characters'] };
const RELATIONS: FormGroup = { name: 'relations', fields: [], lists: ['related'] };
const IMAGES: FormGroup = {
  name: 'images',
  fields: [
    { name: 'coverUrl', kind: 'text' },
    { name: 'bannerUrl', kind: 'text' },
  ],
  lists: [],
};

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
      { name: 'country', kind: 'text' },
      ...WORDS,
    ],
    lists: [],
  },
  {
    name: 'dates',
    fields: [
      ...RUN,
      { name: 'season', kind: 'choice', options: SEASONS },
      { name: 'seasonYear', kind: 'number' },
    ],
    lists: ['airing', 'movieReleases'],
  },
  { name: 'episodes', fields: [], lists: ['episodes'] },
  RELATIONS,
  { name: 'people', fields: [{ name: 'studios', kind: 'lines' }], lists: ['staff'] },
  CHARACTERS,
  TEXTS,
  {
    name: 'links',
    fields: [{ name: 'officialSite', kind: 'text' }, TRAILERS],
    lists: ['streaming', 'externalIds'],
  },
  IMAGES,
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
    lists: [],
  },
  { name: 'dates', fields: RUN, lists: [] },
  RELATIONS,
  { name: 'people', fields: [], lists: ['staff'] },
  CHARACTERS,
  TEXTS,
  { name: 'links', fields: [TRAILERS], lists: ['externalIds'] },
  IMAGES,
];

/** The groups of each form, in the order of the page. */
export const FORM_GROUPS: Readonly<Record<FormName, readonly FormGroup[]>> = {
  anime: ANIME,
  manga: MANGA,
  chapters: [{ name: 'chapters', fields: [], lists: ['chapters'] }],
  volumes: [{ name: 'volumes', fields: [], lists: ['volumes'] }],
};

/** All values that have one control. */
export const formFields = (form: FormName): readonly FormField[] =>
  FORM_GROUPS[form].flatMap(({ fields }) => fields);

/** All lists of a form. */
export const formLists = (form: FormName): readonly ListName[] =>
  FORM_GROUPS[form].flatMap(({ lists }) => lists);
