import type { Tx } from '#platform/database/index.ts';
import type { Customer } from '../queries.ts';

/**
 * Locks the account and then the customer, in the same order as the deletion of an account.
 * @returns the number of the last stored read; undefined if the customer is gone
 */
export const lockCustomer = async (
  tx: Tx,
  { id, userId }: Pick<Customer, 'id' | 'userId'>,
): Promise<number | undefined> => {
  await tx
    .selectFrom('accounts.user')
    .select('id')
    .where('id', '=', userId)
    .forKeyShare()
    .execute();
  const row = await tx
    .selectFrom('access.stripe_customer')
    .select('last_read_kept')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.last_read_kept;
};
