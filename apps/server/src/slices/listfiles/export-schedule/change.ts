import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { audit, type Visitor } from '#slices/accounts/index.ts';
import { refusal } from '../reasons.ts';
import { inField } from '../in-field.ts';
import { exportSettings } from '../settings.ts';
import { isSameAccount, type ScheduleInput } from './place.ts';
import { readSchedule, scheduleOf, sealSecret } from './stored.ts';

interface Owner {
  userId: string;
  visitor: Visitor;
}

const secretFault = () => inField('secret', refusal('BAD_USER_INPUT', 'EXPORT_SECRET_MISSING'));

/** What is sealed of the input: what was sealed before where nothing new is said, and only for the same account. */
const secretFor = async (
  app: App,
  tx: Tx,
  { userId, place, secret }: ScheduleInput & { userId: string },
): Promise<Buffer | null> => {
  if (place.target === 'folder') return null;
  if (secret) return sealSecret(app, userId, secret);
  const known = await readSchedule(tx, userId);
  const isKept = known?.secret_sealed && isSameAccount(scheduleOf(known).place, place);
  if (!isKept) throw secretFault();
  return known.secret_sealed;
};

/** Sets the regular exports of an account; the first is due at once. @throws Refusal `BAD_USER_INPUT`, `FORBIDDEN`. */
export const setSchedule = async (
  app: App,
  tx: Tx,
  { userId, visitor, ...input }: Owner & ScheduleInput,
): Promise<void> => {
  if (input.place.target === 'folder' && app.settings.of(exportSettings).folder === 'off')
    throw refusal('FORBIDDEN', 'EXPORT_FOLDER_OFF');
  const { frequency, format, keep, place } = input;
  const known = await readSchedule(tx, userId);
  const now = app.clock.now();
  const row = {
    frequency,
    format,
    keep,
    target: place.target,
    place: JSON.stringify(place),
    secret_sealed: await secretFor(app, tx, { userId, ...input }),
    // Elsewhere lies nothing of ours yet, and what lies where it went before stays there.
    files: JSON.stringify(known && isSamePlace(known.place, place) ? known.files : []),
    next_at: now,
    failures: 0,
  };
  await tx
    .insertInto('listfiles.export_schedule')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  await audit(app, tx, { userId, action: 'export-scheduled', visitor });
};

const isSamePlace = (a: unknown, b: object): boolean => {
  const entries = (place: object) =>
    JSON.stringify(Object.entries(place).sort(([one], [other]) => (one < other ? -1 : 1)));
  return entries(a as object) === entries(b);
};

/** Ends the regular exports of an account; what was written stays where it is. @throws Refusal `NOT_FOUND`. */
export const endSchedule = async (app: App, tx: Tx, { userId, visitor }: Owner): Promise<void> => {
  const { numDeletedRows } = await tx
    .deleteFrom('listfiles.export_schedule')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw refusal('NOT_FOUND', 'EXPORTS_OFF');
  await audit(app, tx, { userId, action: 'export-unscheduled', visitor });
};
