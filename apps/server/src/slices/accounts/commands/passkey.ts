import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { audit } from '../audit.ts';
import { passkeyAddedLetter, passkeyCopiedLetter, passkeyRemovedLetter } from '../factor/letter.ts';
import type { NewPasskey } from '../factor/webauthn.ts';
import type { Visitor } from '../visitor.ts';
import { settleChange, type Owner } from './change-factors.ts';
import { refusal } from '../reasons.ts';

/** How many passkeys an account may have. */
export const MOST_PASSKEYS = 10;

const none = () => refusal('NOT_FOUND', 'PASSKEY_NOT_FOUND');

/** @throws Refusal `CONFLICT` if the account has as many passkeys as it may */
export const refuseOneTooMany = (present: number): void => {
  if (present < MOST_PASSKEYS) return;
  throw refusal('CONFLICT', 'PASSKEYS_EXHAUSTED', { most: MOST_PASSKEYS });
};

/**
 * Adds a verified passkey and ends other sessions.
 * @throws Refusal `CONFLICT` if it is known already, or there are too many
 */
export const addPasskey = async (
  app: App,
  tx: Tx,
  { owner, name, passkey }: { owner: Owner; name: string; passkey: NewPasskey },
): Promise<{ id: string; token: string }> => {
  const userId = owner.account.id;
  // Additions to one account run one after another, so that none exceeds the limit.
  await tx
    .selectFrom('accounts.user')
    .select('id')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const present = await tx
    .selectFrom('accounts.passkey')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  refuseOneTooMany(present.length);
  const id = app.ids.next();
  const added = await tx
    .insertInto('accounts.passkey')
    .values({
      id,
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      transports: passkey.transports,
      is_backed_up: passkey.isBackedUp,
      name,
      created_at: app.clock.now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw refusal('CONFLICT', 'PASSKEY_ALREADY_REGISTERED');
  const change = { owner, action: 'passkey-added', letter: passkeyAddedLetter(name) } as const;
  return { id, token: await settleChange(app, tx, change) };
};

/** Removes a passkey and ends other sessions. @throws Refusal `NOT_FOUND`, also for somebody else's passkey */
export const removePasskey = async (
  app: App,
  tx: Tx,
  { owner, id }: { owner: Owner; id: string },
): Promise<string> => {
  const removed = await tx
    .deleteFrom('accounts.passkey')
    .where('id', '=', id)
    .where('user_id', '=', owner.account.id)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw none();
  const letter = passkeyRemovedLetter(removed.name);
  return settleChange(app, tx, { owner, action: 'passkey-removed', letter });
};

/** Renames a passkey. @throws Refusal `NOT_FOUND`, also for somebody else's passkey */
export const renamePasskey = async (
  app: App,
  tx: Tx,
  input: { owner: Owner; id: string; name: string },
): Promise<void> => {
  const { owner, id, name } = input;
  const renamed = await tx
    .updateTable('accounts.passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', owner.account.id)
    .returning('id')
    .executeTakeFirst();
  if (!renamed) throw none();
  const { visitor } = owner;
  await audit(app, tx, { userId: owner.account.id, action: 'passkey-renamed', visitor });
};

/**
 * Records a use. If an authenticator counts, its count rises (WebAuthn §6.1.1); a count that does not rise comes from a copy or a replay.
 * @returns whether the count is plausible for the passkey itself
 */
export const usePasskey = async (
  app: App,
  tx: Tx,
  { id, signCount, isBackedUp }: { id: string; signCount: number; isBackedUp: boolean },
): Promise<boolean> => {
  const used = await tx
    .updateTable('accounts.passkey')
    .set({ sign_count: signCount, is_backed_up: isBackedUp, last_used_at: app.clock.now() })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('sign_count', '<', signCount),
        eb.and([eb('sign_count', '=', 0), eb.val(signCount === 0)]),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Records that a passkey may have been copied, and sends its owner a letter. */
export const reportCopy = async (
  app: App,
  tx: Tx,
  input: { account: { id: string; email: string }; name: string; visitor: Visitor },
): Promise<void> => {
  const { account, name, visitor } = input;
  await audit(app, tx, { userId: account.id, action: 'passkey-refused', visitor });
  await enqueueMail(app, tx, passkeyCopiedLetter(name)(account.email));
};
