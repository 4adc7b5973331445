import { z } from 'zod';
import { isPartialDate } from '#platform/partial-date.ts';
import { isRegion } from '#platform/region.ts';
import { STAFF_ROLES } from '../credit.ts';
import { CHARACTER_ROLES, MOST_DETAILS, RELATION_KINDS } from '../details.ts';
import { MEDIA } from '../media.ts';
import { AIRING_BASES } from '../model.ts';
import { isPlain } from './plain.ts';

const MOST_TITLE_CHARACTERS = 300;
const MOST_NAME_CHARACTERS = 120;
const MOST_ADDRESS_CHARACTERS = 2_000;
const MOST_WORDS = 200;
const MOST_EPISODE_MINUTES = 1_000;

/** Cyrillic and Greek letters that look like Latin ones. */
const LOOKALIKE = /[аеорсухіјѕһԁԛԝАВЕКМНОРСТХІЈЅΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;

/** Whether a word mixes Latin letters with others that look like them: then it only seems to be the word that people read. */
const isDisguised = (text: string): boolean =>
  text
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && LOOKALIKE.test(word));

const oneLine = (most: number) =>
  z
    .string()
    .max(10 * most)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .refine((text) => isPlain(text) && !isDisguised(text)),
    );

const Title = oneLine(MOST_TITLE_CHARACTERS);
const Name = oneLine(MOST_NAME_CHARACTERS);

/** Line breaks and tabs are part of a text. */
const isPlainText = (text: string): boolean => isPlain(text.replace(/[\n\t]/gu, ' '));

const LongText = z
  .string()
  .max(10 * MOST_DETAILS.descriptionCharacters)
  .transform((text) => text.normalize('NFC').replace(/\r\n?/gu, '\n').trim())
  .pipe(z.string().min(1).max(MOST_DETAILS.descriptionCharacters).refine(isPlainText));

const Count = z.int().min(1).max(100_000);

/** Which years can be depends on the medium and on today: the slice `edits` judges that. */
const Year = z.int().min(1000).max(9999);
const DateValue = z.string().refine(isPartialDate);

const WebAddress = z.url({ protocol: /^https?$/u }).max(MOST_ADDRESS_CHARACTERS);
const SafeAddress = z.url({ protocol: /^https$/u }).max(MOST_ADDRESS_CHARACTERS);

/** Pictures are fetched and painted anew; SVG is a program, so it is none of them. */
const PictureAddress = SafeAddress.refine((text) => !/\.svgz?(?:$|[?#])/iu.test(text));

export const Language = z.string().regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u);
const Country = z.string().refine(isRegion);
/** Services have regions of their own, such as XK. */
const Region = z.string().regex(/^[A-Z]{2}$/u);

const Words = z.array(Name).max(MOST_WORDS);

export const SynonymRow = z.strictObject({ text: Title, lang: Language.nullable() });

/** The ids of a work at one site. */
export const SiteIds = z
  .array(
    z.strictObject({
      site: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/u),
      id: z.string().regex(/^[\w/.:@%~+-]{1,120}$/u),
      isPrimary: z.boolean(),
    }),
  )
  .min(1)
  .max(20);

export const StaffRow = z.strictObject({
  name: Name,
  nameNative: Name.nullable(),
  role: z.enum(STAFF_ROLES),
});

const VoiceRow = z.strictObject({
  name: Name,
  nameNative: Name.nullable(),
  lang: Language.nullable(),
});

export const CharacterRow = z.strictObject({
  key: z.string().max(200).nullable().default(null),
  name: Name,
  nameNative: Name.nullable(),
  role: z.enum(CHARACTER_ROLES),
  voices: z.array(VoiceRow).max(MOST_DETAILS.voices),
});

export const EpisodeRow = z.strictObject({
  number: z.int().min(0).max(MOST_DETAILS.episodes),
  titles: z.array(SynonymRow).max(MOST_DETAILS.episodeTitles),
  airedOn: DateValue.nullable(),
  durationMinutes: z.int().min(1).max(MOST_EPISODE_MINUTES).nullish(),
});

export const DescriptionRow = z.strictObject({ text: LongText, lang: Language.nullable() });

export const RelatedRow = z.strictObject({
  medium: z.enum(MEDIA),
  site: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/u),
  id: z.string().regex(/^[\w/.:@%~+-]{1,120}$/u),
  kind: z.enum(RELATION_KINDS).nullable(),
});

/** An instant, or a day where only that is known. */
const Moment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).nullable();

export const StreamingRow = z.strictObject({
  service: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/u),
  url: WebAddress,
  regions: z.array(Region).max(250).nullable(),
  startsAt: Moment,
  endsAt: Moment.default(null),
});

const Instant = z.iso.datetime();

/** ISO 8601: a number of days, weeks, months or years. */
const Period = z.string().regex(/^P[1-9]\d{0,2}[DWMY]$/u);

const AiringRules = z
  .array(
    z.strictObject({
      startsAt: Instant,
      isDayOnly: z.literal(true).optional(),
      every: Period.nullable(),
      until: Instant.nullable(),
      basis: z.enum(AIRING_BASES),
      confirmedUntil: Instant.nullable(),
      airedBefore: z.number().int().min(0).max(100_000).optional(),
    }),
  )
  .max(20);

const Trailers = z.array(SafeAddress).max(MOST_DETAILS.trailers);

/** The kinds of values that several fields have. */
export const title = { schema: Title, empty: null, fault: 'EDIT_TITLE_INVALID' } as const;
export const name = { schema: Name, empty: null, fault: 'EDIT_NAME_INVALID' } as const;
export const count = { schema: Count, empty: null, fault: 'EDIT_COUNT_INVALID' } as const;
export const date = { schema: DateValue, empty: null, fault: 'EDIT_DATE_INVALID' } as const;
export const year = { schema: Year, empty: null, fault: 'EDIT_YEAR_INVALID' } as const;
export const flag = { schema: z.boolean(), empty: null, fault: 'EDIT_CHOICE_INVALID' } as const;
export const country = { schema: Country, empty: null, fault: 'EDIT_COUNTRY_INVALID' } as const;
export const address = { schema: WebAddress, empty: null, fault: 'EDIT_ADDRESS_INVALID' } as const;
export const picture = {
  schema: PictureAddress,
  empty: null,
  fault: 'EDIT_PICTURE_INVALID',
} as const;
const itself = (text: string): string => text;
export const words = {
  schema: Words,
  empty: [],
  fault: 'EDIT_LIST_INVALID',
  rowKeyOf: itself,
} as const;
export const trailers = {
  schema: Trailers,
  empty: [],
  fault: 'EDIT_ADDRESS_INVALID',
  rowKeyOf: itself,
} as const;
/** One value: its rules say together when a work airs. */
export const airing = { schema: AiringRules, empty: [], fault: 'EDIT_DATE_INVALID' } as const;

/** One of some words. */
export const choice = <Word extends string>(choices: readonly Word[]) =>
  ({ schema: z.enum(choices), empty: null, fault: 'EDIT_CHOICE_INVALID' }) as const;
