import { z } from 'zod';
import { doubling } from '#platform/backoff.ts';
import { DAY_MS } from '#platform/durations.ts';
import { EXPORT_FORMATS } from '../list-export/write.ts';
import { because } from '../reasons.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const address = () =>
  z
    .string(because('TARGET_URL_MISSING'))
    .trim()
    .max(1000, because('TARGET_URL_TOO_LONG'))
    .refine(
      (text) => /^https?:\/\//iu.test(text) && URL.canParse(text),
      because('TARGET_URL_INVALID'),
    )
    .refine(
      (text) => !URL.parse(text)?.username && !URL.parse(text)?.search && !URL.parse(text)?.hash,
      because('TARGET_URL_HAS_EXTRAS'),
    );

const word = (most = 200) =>
  z
    .string(because('TARGET_FIELD_MISSING'))
    .trim()
    .min(1, because('TARGET_FIELD_MISSING'))
    .max(most, because('TARGET_FIELD_TOO_LONG'))
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), because('TARGET_FIELD_INVALID'));

const folderPlace = z.object({ target: z.literal('folder') });

const webdavPlace = z.object({
  target: z.literal('webdav'),
  address: address(),
  name: word(),
});

const s3Place = z.object({
  target: z.literal('s3'),
  address: address(),
  region: word(100).regex(/^[\w-]+$/u, because('TARGET_REGION_INVALID')),
  bucket: word(100).regex(/^[\w.-]+$/u, because('TARGET_BUCKET_INVALID')),
  prefix: z
    .string()
    .trim()
    .max(200, because('TARGET_FOLDER_TOO_LONG'))
    .regex(/^[\w!.*'()/-]*$/u, because('TARGET_FOLDER_INVALID'))
    .refine(
      (text) => !text.split('/').some((part) => /^\.+$/u.test(part)),
      because('TARGET_FOLDER_DOTTED'),
    )
    .default(''),
  keyId: word(),
});

/** Where exports go, without what is secret of it. */
export const placeSchema = z.discriminatedUnion(
  'target',
  [folderPlace, webdavPlace, s3Place],
  because('TARGET_UNKNOWN'),
);
export type Place = z.infer<typeof placeSchema>;
export type WebdavPlace = z.infer<typeof webdavPlace>;
export type S3Place = z.infer<typeof s3Place>;

/** What the owner says of regular exports. */
export const scheduleInput = z.object({
  frequency: z.enum(FREQUENCIES, because('EXPORT_FREQUENCY_UNKNOWN')),
  format: z.enum(EXPORT_FORMATS, because('EXPORT_FORMAT_UNKNOWN')),
  keep: z.coerce
    .number(because('EXPORT_KEEP_INVALID'))
    .int(because('EXPORT_KEEP_INVALID'))
    .min(1, because('EXPORT_KEEP_TOO_FEW'))
    .max(100, because('EXPORT_KEEP_TOO_MANY'))
    .default(7),
  place: placeSchema,
  /** Password or secret key; left out, the one that is known stays. */
  secret: z.string().max(1000, because('EXPORT_SECRET_TOO_LONG')).nullish(),
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

/** A secret stays with the account it is of: to another place it is never sent. */
export const isSameAccount = (a: Place, b: Place): boolean => {
  const accountOf = (place: Place): string =>
    place.target === 'folder'
      ? place.target
      : [
          place.target,
          URL.parse(place.address)?.origin,
          place.target === 's3' ? place.keyId : place.name,
        ].join(' ');
  return accountOf(a) === accountOf(b);
};

const DAYS: Readonly<Record<Frequency, number>> = { daily: 1, weekly: 7 };

/** The first time after now, counted from when it was due. */
export const nextTime = (dueAt: Date, frequency: Frequency, now: Date): Date => {
  const stepMs = DAYS[frequency] * DAY_MS;
  const steps = Math.max(1, Math.ceil((now.getTime() - dueAt.getTime() + 1) / stepMs));
  return new Date(dueAt.getTime() + steps * stepMs);
};

const retries = doubling({ firstMs: 15 * 60_000, mostMs: DAYS.weekly * DAY_MS });

/** After a failure it is tried again after a quarter of an hour, then twice as long each time, and not beyond the next time anyway. */
export const retryTime = (failures: number, now: Date, regular: Date): Date =>
  new Date(Math.min(now.getTime() + retries(failures), regular.getTime()));
