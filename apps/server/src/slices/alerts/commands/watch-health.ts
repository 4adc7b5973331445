import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Deliveries } from '#platform/delivery/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { findUser, preferencesOf } from '#slices/accounts/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { targetLetter } from '../letter.ts';

const lock = (tx: Tx, id: string) =>
  tx
    .selectFrom('alerts.target')
    .select(['id', 'user_id as userId', 'name', 'failures', 'failing_since as failingSince'])
    .select('warnings')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

const write = async (
  app: App,
  tx: Tx,
  { userId, name }: Locked,
  what: 'failing' | 'off',
): Promise<void> => {
  const owner = await findUser(tx, userId);
  if (!owner || owner.isDisabled) return;
  const { locale } = await preferencesOf(tx, userId);
  const reader = { to: owner.email, locale: locale ?? 'en', name };
  await enqueueMail(app, tx, targetLetter(app, what, reader));
};

const warn = (app: App, tx: Tx, target: Locked): Promise<void> => write(app, tx, target, 'failing');

const disable = async (app: App, tx: Tx, target: Locked): Promise<void> => {
  const { id, userId, name } = target;
  await tx
    .updateTable('alerts.target')
    .set({ disabled_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
  await giveNotice(app, tx, { userId, kind: 'ALERT_TARGET_OFF', subject: { id, name } });
  await write(app, tx, target, 'off');
};

/** What happens to targets that fail: their owners are told, and in the end they are turned off. */
export const watchHealth = { lock, warn, disable } satisfies Deliveries<never>['watch'];
