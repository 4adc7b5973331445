import { z } from 'zod';
import { doubling } from '#platform/backoff.ts';
import { EXPORT_FORMATS } from '../list-export/write.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const address = () =>
  z
    .string('Enter a URL.')
    .trim()
    .max(1000, 'A URL can have at most 1,000 characters.')
    .refine(
      (text) => /^https?:\/\//iu.test(text) && URL.canParse(text),
      'Enter a URL that starts with https:// or http://.',
    )
    .refine(
      (text) => !URL.parse(text)?.username && !URL.parse(text)?.search && !URL.parse(text)?.hash,
      'The URL can’t contain a username, “?” or “#”.',
    );

const word = (most = 200) =>
  z
    .string('This field is required.')
    .trim()
    .min(1, 'This field is required.')
    .max(most, `This field can have at most ${most} characters.`)
    .refine(
      (text) => !/[\p{Cc}\p{Cs}]/u.test(text),
      'This field contains characters that aren’t allowed.',
    );

const folderPlace = z.object({ target: z.literal('folder') });

const webdavPlace = z.object({
  target: z.literal('webdav'),
  address: address(),
  name: word(),
});

const s3Place = z.object({
  target: z.literal('s3'),
  address: address(),
  region: word(100).regex(/^[\w-]+$/u, 'Enter a region such as eu-central-1.'),
  bucket: word(100).regex(/^[\w.-]+$/u, 'This bucket name isn’t valid.'),
  prefix: z
    .string()
    .trim()
    .max(200, 'A folder can have at most 200 characters.')
    .regex(/^[\w!.*'()/-]*$/u, 'A folder can contain letters, digits, / and -.')
    .refine(
      (text) => !text.split('/').some((part) => /^\.+$/u.test(part)),
      'This folder isn’t valid.',
    )
    .default(''),
  keyId: word(),
});

/** Where exports go, without what is secret of it. */
export const placeSchema = z.discriminatedUnion(
  'target',
  [folderPlace, webdavPlace, s3Place],
  'Choose a destination: "folder", "webdav" or "s3".',
);
export type Place = z.infer<typeof placeSchema>;
export type WebdavPlace = z.infer<typeof webdavPlace>;
export type S3Place = z.infer<typeof s3Place>;

/** What the owner says of regular exports. */
export const scheduleInput = z.object({
  frequency: z.enum(FREQUENCIES, 'Choose daily or weekly.'),
  format: z.enum(EXPORT_FORMATS, `Choose a format: ${EXPORT_FORMATS.join(', ')}.`),
  keep: z.coerce
    .number('Enter how many exports to keep.')
    .int('Enter how many exports to keep.')
    .min(1, 'Keep at least 1 export.')
    .max(100, 'You can keep at most 100 exports.')
    .default(7),
  place: placeSchema,
  /** Password or secret key; left out, the one that is known stays. */
  secret: z.string().max(1000, 'A password or key can have at most 1,000 characters.').nullish(),
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
const DAY_MS = 86_400_000;

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
