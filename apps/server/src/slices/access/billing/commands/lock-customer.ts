import type { Tx } from '#platform/database/index.ts';
import type { Customer } from '../queries.ts';

/**
 * Locks a customer, after its account: that is the order in which the deletion of an account locks them.
 * @returns the number of the last read that was kept; undefined when the customer is gone.
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
