import type { StaffCredit } from '../credit.ts';
import type { CharacterCredit, Description, StatedRelation } from '../details.ts';
import { type ExternalId, MEDIA_STATUSES, type Synonym } from '../model.ts';
import type { EditableField } from './field.ts';
import * as is from './value.ts';

/** What a description without a language is called. */
const NO_LANGUAGE = 'und';

/** The fields that people may change of anime and of manga. */
export const SHARED_FIELDS: readonly EditableField[] = [
  { name: 'titleNative', group: 'TITLES', ...is.title, isDelicate: true, isNeeded: true },
  { name: 'titleRomaji', group: 'TITLES', ...is.title },
  { name: 'titleEnglish', group: 'TITLES', ...is.title },
  {
    name: 'synonyms',
    group: 'TITLES',
    schema: is.SynonymRow,
    fault: 'EDIT_TITLE_INVALID',
    keyOf: ({ text }: Synonym) => text,
  },
  { name: 'status', group: 'FACTS', ...is.choice(MEDIA_STATUSES) },
  { name: 'startOn', group: 'DATES', ...is.date },
  { name: 'endOn', group: 'DATES', ...is.date },
  { name: 'country', group: 'FACTS', ...is.country },
  { name: 'isAdult', group: 'FACTS', ...is.flag, isDelicate: true },
  { name: 'genres', group: 'FACTS', ...is.words },
  { name: 'tags', group: 'FACTS', ...is.words },
  {
    name: 'staff',
    group: 'PEOPLE',
    schema: is.StaffRow,
    fault: 'EDIT_NAME_INVALID',
    keyOf: ({ role, name }: StaffCredit) => `${role}:${name}`,
  },
  {
    name: 'externalIds',
    group: 'LINKS',
    schema: is.SiteIds,
    fault: 'EDIT_ROW_INVALID',
    keyOf: ({ site }: ExternalId) => site,
    isMany: true,
    rowKeyOf: ({ id }: ExternalId) => id,
    isDelicate: true,
  },
  { name: 'coverUrl', group: 'IMAGES', ...is.picture },
  { name: 'bannerUrl', group: 'IMAGES', ...is.picture },
  {
    name: 'descriptions',
    group: 'TEXTS',
    schema: is.DescriptionRow,
    fault: 'EDIT_TEXT_INVALID',
    keyOf: ({ lang }: Description) => lang ?? NO_LANGUAGE,
    isDetail: true,
    isSourced: true,
  },
  {
    name: 'characters',
    group: 'PEOPLE',
    schema: is.CharacterRow,
    fault: 'EDIT_NAME_INVALID',
    keyOf: ({ name }: CharacterCredit) => name,
    isDetail: true,
    isSourced: true,
  },
  { name: 'trailers', group: 'LINKS', ...is.trailers, isDetail: true },
  {
    name: 'related',
    group: 'RELATIONS',
    schema: is.RelatedRow,
    fault: 'EDIT_ROW_INVALID',
    keyOf: ({ medium, site, id }: StatedRelation) => `${medium}:${site}:${id}`,
    isDetail: true,
    isSourced: true,
  },
];
