import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { HeldDelivery, Outcome } from '#platform/delivery/index.ts';
import { takeSubjectNotice } from '#slices/profiles/index.ts';
import type { Destination } from '../delivery/outgoing.ts';

const [NOT_FOUND, GONE] = [404, 410];

/** A message, or a test of a target. */
export type Sent = HeldDelivery & Destination;

/** Whether a browser has ended its subscription: push services say so for good (RFC 8030, 7.3). */
const isEnded = ({ delivery: { targetKind }, attempt }: Outcome<Sent>): boolean =>
  targetKind === 'WEB_PUSH' && (attempt?.status === NOT_FOUND || attempt?.status === GONE);

/** Removes browsers that ended their subscription, with their logs. */
const removeEnded = async (tx: Tx, outcomes: readonly Outcome<Sent>[]): Promise<void> => {
  const ended = outcomes.filter(isEnded).map(({ delivery }) => delivery.targetId);
  if (ended.length > 0) await tx.deleteFrom('alerts.target').where('id', 'in', ended).execute();
};

/** A target that was turned off works again if a test arrives. */
const turnOn = async (tx: Tx, { targetId, userId }: Destination): Promise<void> => {
  await tx
    .updateTable('alerts.target')
    .set({ disabled_at: null })
    .where('id', '=', targetId)
    .execute();
  await takeSubjectNotice(tx, { userId, subjectId: targetId, kinds: ['ALERT_TARGET_OFF'] });
};

/** What follows from a test that was sent. */
export const afterTest = {
  isFollowed: () => true,
  follow: async (_app: App, tx: Tx, outcomes: readonly Outcome<Sent>[]): Promise<void> => {
    await removeEnded(tx, outcomes);
    for (const { delivery, state } of outcomes)
      if (state === 'DELIVERED') await turnOn(tx, delivery);
  },
};

/** What follows from messages that were sent. */
export const afterMessages = {
  isFollowed: isEnded,
  follow: (_app: App, tx: Tx, outcomes: readonly Outcome<Sent>[]): Promise<void> =>
    removeEnded(tx, outcomes),
};
