import { z } from 'zod';
import { EXPORT_FORMATS } from '../list-export/write.ts';

export const FREQUENCIES = ['daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

const address = (what: string) =>
  z
    .string(`The address of ${what} is needed.`)
    .trim()
    .max(1000, 'An address has at most 1,000 characters.')
    .refine(
      (text) => /^https?:\/\//iu.test(text) && URL.canParse(text),
      'Write the address as https://…',
    )
    .refine(
      (text) => !URL.parse(text)?.username && !URL.parse(text)?.search && !URL.parse(text)?.hash,
      'The address must have neither a name, a "?" nor a "#".',
    );

const word = (what: string, most = 200) =>
  z
    .string(`${what} is needed.`)
    .trim()
    .min(1, `${what} is needed.`)
    .max(most, `${what} has at most ${most} characters.`)
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), `${what} has characters that cannot be.`);

const folderPlace = z.object({ target: z.literal('folder') });

const webdavPlace = z.object({
  target: z.literal('webdav'),
  address: address('the folder'),
  name: word('The user name'),
});

const s3Place = z.object({
  target: z.literal('s3'),
  address: address('the service'),
  region: word('The region', 100).regex(/^[\w-]+$/u, 'A region looks like eu-central-1.'),
  bucket: word('The bucket', 100).regex(/^[\w.-]+$/u, 'That is no name of a bucket.'),
  prefix: z
    .string()
    .trim()
    .max(200, 'A prefix has at most 200 characters.')
    .regex(/^[\w!.*'()/-]*$/u, 'A prefix has letters, digits, / and -.')
    .refine((text) => !text.split('/').some((part) => /^\.+$/u.test(part)), 'That is no prefix.')
    .default(''),
  keyId: word('The access key'),
});

/** Where exports go, without what is secret of it. */
export const placeSchema = z.discriminatedUnion(
  'target',
  [folderPlace, webdavPlace, s3Place],
  'Exports go to "folder", "webdav" or "s3".',
);
export type Place = z.infer<typeof placeSchema>;
export type WebdavPlace = z.infer<typeof webdavPlace>;
export type S3Place = z.infer<typeof s3Place>;

/** What the owner says of regular exports. */
export const scheduleInput = z.object({
  frequency: z.enum(FREQUENCIES, 'Exports are daily or weekly.'),
  format: z.enum(EXPORT_FORMATS, `A list is written as ${EXPORT_FORMATS.join(', ')}.`),
  keep: z.coerce
    .number('Say how many exports are kept.')
    .int('Say how many exports are kept.')
    .min(1, 'At least one export is kept.')
    .max(100, 'At most 100 exports are kept.')
    .default(7),
  place: placeSchema,
  /** Password or secret key; left out, the one that is known stays. */
  secret: z.string().max(1000, 'A secret has at most 1,000 characters.').nullish(),
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

const FIRST_RETRY_MS = 15 * 60_000;

/** After a failure it is tried again after a quarter of an hour, then twice as long each time, and not beyond the next time anyway. */
export const retryTime = (failures: number, now: Date, regular: Date): Date => {
  const at = now.getTime() + FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10);
  return new Date(Math.min(at, regular.getTime()));
};
