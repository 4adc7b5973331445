import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { recoveryCodesLetter } from '../factor/letter.ts';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from '../factor/recovery-code.ts';
import { recordChange, type Owner } from './change-factors.ts';
import { refusal } from '../reasons.ts';

/** Creates new recovery codes, which replace the earlier ones. @returns the codes, of which we store only hashes */
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

/** Uses a recovery code up. If it is used twice at once, only one use finds it. @returns whether it was valid */
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
 * Gives a user new recovery codes for their authenticator app.
 * @throws Refusal `CONFLICT` if they have no app, which the codes replace
 */
export const renewRecoveryCodes = async (app: App, tx: Tx, owner: Owner): Promise<string[]> => {
  // Concurrent renewals run one after another, so that the codes of only one of them are valid.
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
