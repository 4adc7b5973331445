import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { findUser } from '#slices/accounts/index.ts';
import { giveNotice } from '#slices/profiles/index.ts';
import { disabledLetter, failingLetter } from '../../letter.ts';
import type { DisabledFor } from '../../model.ts';
import { stepOf, warningsBy } from '../../rules/health.ts';

const lockEndpoint = (tx: Tx, id: string) =>
  tx
    .selectFrom('webhooks.endpoint')
    .select(['id', 'user_id', 'url', 'state', 'failures', 'failing_since', 'warnings'])
    .where('id', '=', id)
    .where('state', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .executeTakeFirst();

type Locked = NonNullable<Awaited<ReturnType<typeof lockEndpoint>>>;

const disable = async (
  app: App,
  tx: Tx,
  { id, user_id: userId, url }: Locked,
  disabledFor: DisabledFor,
): Promise<void> => {
  await tx
    .updateTable('webhooks.endpoint')
    .set({ state: 'DISABLED', disabled_for: disabledFor })
    .where('id', '=', id)
    .execute();
  await giveNotice(app, tx, { userId, kind: 'WEBHOOK_DISABLED', subject: { id, name: url } });
  const owner = await findUser(tx, userId);
  if (owner) await enqueueMail(app, tx, disabledLetter(app, owner.email, { id, url, disabledFor }));
};

const warn = async (app: App, tx: Tx, endpoint: Locked, since: Date): Promise<void> => {
  const { id, user_id: userId, url } = endpoint;
  await tx
    .updateTable('webhooks.endpoint')
    .set({ warnings: warningsBy(since, app.clock.now()) })
    .where('id', '=', id)
    .execute();
  await giveNotice(app, tx, { userId, kind: 'WEBHOOK_FAILING', subject: { id, name: url } });
  const owner = await findUser(tx, userId);
  if (owner) await enqueueMail(app, tx, failingLetter(app, owner.email, { id, url, since }));
};

/** Acts on failures of an endpoint: tells its owner in time, and disables it after days, or at once if it says that it is gone. */
export const noteFailures = (app: App, id: string, why: DisabledFor): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return;
    if (why === 'GONE') return disable(app, tx, endpoint, 'GONE');
    const { failures, failing_since: failingSince, warnings } = endpoint;
    const step = stepOf({ failures, failingSince, warnings }, app.clock.now());
    if (step === 'disable') await disable(app, tx, endpoint, 'FAILING');
    if (step === 'warn' && failingSince) await warn(app, tx, endpoint, failingSince);
  });
