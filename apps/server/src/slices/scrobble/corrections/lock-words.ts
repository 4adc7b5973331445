import { lockByName, type Tx } from '#platform/database/index.ts';

/**
 * Lets an owner say one thing at a time of what their servers play. Two words at once would each miss what the other remembers, and wait for each
 * other's deliveries. Taken before any row.
 */
export const lockWords = (tx: Tx, userId: string): Promise<void> =>
  lockByName(tx, `words/${userId}`);
