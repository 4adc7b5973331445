import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { Deliveries } from '#platform/delivery/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { findUser, preferencesOf } from '#slices/accounts/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { disabledLetter, failingLetter } from '../../letter.ts';
import type { DisabledFor } from '../../model.ts';

const lock = (tx: Tx, id: string) =>
  tx
    .selectFrom('webhooks.endpoint')
    .select(['id', 'user_id as userId', 'url', 'failures', 'failing_since as failingSince'])
    .select('warnings')
    .where('id', '=', id)
    .where('state', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

/** Whom to write to, in which language. */
const readerOf = async (tx: Tx, userId: string) => {
  const owner = await findUser(tx, userId);
  if (!owner) return undefined;
  const { locale } = await preferencesOf(tx, userId);
  return { to: owner.email, locale: locale ?? 'en' } as const;
};

const disable = async (
  app: App,
  tx: Tx,
  { id, userId, url }: Locked,
  disabledFor: DisabledFor,
): Promise<void> => {
  await tx
    .updateTable('webhooks.endpoint')
    .set({ state: 'DISABLED', disabled_for: disabledFor })
    .where('id', '=', id)
    .execute();
  await giveNotice(app, tx, { userId, kind: 'WEBHOOK_DISABLED', subject: { id, name: url } });
  const about = await readerOf(tx, userId);
  if (about) await enqueueMail(app, tx, disabledLetter(app, { ...about, id, url }, disabledFor));
};

const warn = async (app: App, tx: Tx, endpoint: Locked): Promise<void> => {
  const { id, userId, url, failingSince } = endpoint;
  await giveNotice(app, tx, { userId, kind: 'WEBHOOK_FAILING', subject: { id, name: url } });
  const about = await readerOf(tx, userId);
  const since = failingSince ?? app.clock.now();
  if (about) await enqueueMail(app, tx, failingLetter(app, { ...about, id, url }, since));
};

/** What happens to endpoints that fail: their owners get letters, and in the end they are disabled. */
export const watchHealth = { lock, warn, disable } satisfies Deliveries<never>['watch'];
