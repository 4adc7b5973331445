import { z } from 'zod';
import { LIST_STATUSES } from '#slices/lists/values.ts';
import { ALERT_KINDS, type AlertKind } from '../model.ts';
import { DIGESTS } from './digest.ts';
import { because } from '../reasons.ts';

/** The most services, and languages of chapters, that a person can choose. */
const MOST_SERVICES = 100;
const MOST_LANGUAGES = 20;

const kinds = z.array(z.enum(ALERT_KINDS)).transform((each) => [...new Set(each)]);
const statuses = z.array(z.enum(LIST_STATUSES)).transform((each) => [...new Set(each)]);

/** A time of day, such as `22:00`. */
const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/u, because('ALERT_TIME_INVALID'));

/** What a person wants to be told, and where. */
export const wishesSchema = z.object({
  /** The kinds that become notices. */
  inApp: kinds,
  /** The kinds that are sent to chat programs. */
  chat: kinds,
  /** The kinds that come by mail. That an episode airs soon would come too late. */
  mail: kinds.transform((each): AlertKind[] => each.filter((kind) => kind !== 'AIRING_SOON')),
  /** How often mail comes. */
  digest: z.enum(DIGESTS),
  /** 1 for Monday to 7 for Sunday. */
  digestWeekday: z
    .int()
    .min(1, because('ALERT_WEEKDAY_INVALID'))
    .max(7, because('ALERT_WEEKDAY_INVALID')),
  digestTime: time,
  /** When the person is not disturbed, in their time zone. */
  quietFrom: time.nullable(),
  quietUntil: time.nullable(),
  /** Whether alerts about private entries are sent to chat programs. */
  sendsPrivate: z.boolean(),
  /** Of which entries episodes are told. */
  episodeStatuses: statuses,
  /** Of which entries chapters are told. */
  chapterStatuses: statuses,
  /** Of which entries dates of films and places to watch are told. */
  releaseStatuses: statuses,
  /** Of which entries sequels are told. */
  sequelStatuses: statuses,
  /** Keys of streaming services. */
  services: z
    .array(z.string().regex(/^[\w.-]{1,60}$/u, because('ALERT_SERVICE_UNKNOWN')))
    .max(MOST_SERVICES, because('ALERT_TOO_MANY_SERVICES'))
    .transform((each) => [...new Set(each)]),
  /** BCP 47. If there is none, people are told of the language in which a chapter comes out first. */
  chapterLanguages: z
    .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, because('ALERT_LANGUAGE_UNKNOWN')))
    .max(MOST_LANGUAGES, because('ALERT_TOO_MANY_LANGUAGES'))
    .transform((each) => [...new Set(each)]),
});
export type Wishes = z.infer<typeof wishesSchema>;

export const wishesChangeSchema = wishesSchema.partial();
export type WishesChange = z.input<typeof wishesChangeSchema>;

/** Everything but the half hour before, which would double each episode. */
const USUAL_KINDS: readonly AlertKind[] = ALERT_KINDS.filter((kind) => kind !== 'AIRING_SOON');

/** The wishes of people who have not changed theirs. */
export const USUAL_WISHES: Wishes = {
  inApp: [...USUAL_KINDS],
  chat: [...USUAL_KINDS],
  mail: [...USUAL_KINDS],
  digest: 'OFF',
  digestWeekday: 1,
  digestTime: '08:00',
  quietFrom: null,
  quietUntil: null,
  sendsPrivate: false,
  episodeStatuses: ['CURRENT', 'REPEATING'],
  chapterStatuses: ['CURRENT', 'REPEATING'],
  releaseStatuses: ['PLANNING'],
  sequelStatuses: ['CURRENT', 'REPEATING', 'COMPLETED', 'PAUSED'],
  services: [],
  chapterLanguages: [],
};

/** The wish that says of which entries a kind is told. */
export const STATUSES_OF_KIND = {
  AIRING_SOON: 'episodeStatuses',
  EPISODE_AIRED: 'episodeStatuses',
  NEW_CHAPTER: 'chapterStatuses',
  FILM_DATE: 'releaseStatuses',
  NOW_STREAMING: 'releaseStatuses',
  SEQUEL_ANNOUNCED: 'sequelStatuses',
} as const satisfies Record<AlertKind, keyof Wishes>;
