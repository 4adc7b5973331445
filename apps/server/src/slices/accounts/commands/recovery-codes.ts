import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { recoveryCodesLetter } from '../factor/letter.ts';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from '../factor/recovery-code.ts';
import { recordChange, type Owner } from './change-factors.ts';
import { refusal } from '../reasons.ts';

/** Makes new recovery codes; those before are void. @returns the codes, of which only hashes are kept. */
export const replaceRecoveryCodes = async (app: App, tx: Tx, userId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const created_at = app.clock.now();
  await dropRecoveryCodes(tx, userId);
  await tx
    .insertInto('accounts.recovery_code')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashRecoveryCode(userId, code),
        created_at,
      })),
    )
    .execute();
  return codes;
};

export const dropRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('accounts.recovery_code').where('user_id', '=', userId).execute();
};

/** Uses a recovery code up: of two uses at once one finds it. @returns whether it was in force. */
export const useRecoveryCode = async (
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  const used = await tx
    .deleteFrom('accounts.recovery_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashRecoveryCode(userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Gives somebody new recovery codes for their authenticator app.
 * @throws Refusal `CONFLICT` when they have no app, for which the codes would stand in.
 */
export const renewRecoveryCodes = async (app: App, tx: Tx, owner: Owner): Promise<string[]> => {
  // Two renewals at once take turns, so that the codes of one of them are in force.
  const totp = await tx
    .selectFrom('accounts.totp')
    .select('user_id')
    .where('user_id', '=', owner.account.id)
    .where('enabled_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!totp) {
    throw refusal('CONFLICT', 'RECOVERY_CODES_NEED_APP');
  }
  await recordChange(app, tx, {
    owner,
    action: 'recovery-codes-renewed',
    letter: recoveryCodesLetter,
  });
  return replaceRecoveryCodes(app, tx, owner.account.id);
};
