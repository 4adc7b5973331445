import type { EpisodeDetails } from '../details.ts';
import { MANGA_FORMATS } from '../manga.ts';
import type { Media } from '../media.ts';
import { ANIME_FORMATS, SEASONS, type StreamingLink } from '../model.ts';
import { MEDIA_SOURCES } from '../subject.ts';
import { type FieldAddress, partsOf } from './address.ts';
import { type EditableField, isKeyed } from './field.ts';
import { SHARED_FIELDS } from './shared-fields.ts';
import * as is from './value.ts';

const ANIME_FIELDS: readonly EditableField[] = [
  ...SHARED_FIELDS,
  { name: 'format', group: 'FACTS', ...is.choice(ANIME_FORMATS), isNeeded: true },
  { name: 'season', group: 'DATES', ...is.choice(SEASONS) },
  { name: 'seasonYear', group: 'DATES', ...is.year },
  { name: 'episodeCount', group: 'FACTS', ...is.count },
  { name: 'durationMinutes', group: 'FACTS', ...is.count },
  { name: 'material', group: 'FACTS', ...is.choice(MEDIA_SOURCES) },
  { name: 'studios', group: 'PEOPLE', ...is.words },
  { name: 'officialSite', group: 'LINKS', ...is.address },
  {
    name: 'streaming',
    group: 'LINKS',
    schema: is.StreamingRow,
    fault: 'EDIT_ADDRESS_INVALID',
    keyOf: ({ url }: StreamingLink) => url,
    isSourced: true,
  },
  { name: 'airing', group: 'DATES', ...is.airing },
  {
    name: 'episodes',
    group: 'EPISODES',
    schema: is.EpisodeRow,
    fault: 'EDIT_ROW_INVALID',
    keyOf: ({ number }: EpisodeDetails) => String(number),
    compare: (a: EpisodeDetails, b: EpisodeDetails) => a.number - b.number,
    isDetail: true,
    isSourced: true,
  },
];

const MANGA_FIELDS: readonly EditableField[] = [
  ...SHARED_FIELDS,
  { name: 'format', group: 'FACTS', ...is.choice(MANGA_FORMATS), isNeeded: true },
  { name: 'volumeCount', group: 'FACTS', ...is.count },
  { name: 'chapterCount', group: 'FACTS', ...is.count },
  { name: 'magazine', group: 'FACTS', ...is.name },
  { name: 'publisher', group: 'FACTS', ...is.name },
];

/** What people may change of works of each medium. */
export const EDITABLE_FIELDS: Readonly<Record<Media, readonly EditableField[]>> = {
  ANIME: ANIME_FIELDS,
  MANGA: MANGA_FIELDS,
};

/** The field that an address is of; undefined if it is of none. */
export const fieldAt = (
  fields: readonly EditableField[],
  address: FieldAddress,
): EditableField | undefined => {
  const { name, key } = partsOf(address);
  const field = fields.find((each) => each.name === name);
  return field && isKeyed(field) === (key !== undefined) ? field : undefined;
};
