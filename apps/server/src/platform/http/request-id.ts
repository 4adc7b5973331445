import { randomBytes, randomInt } from 'node:crypto';

const BITS = 30;
const MOST = 2 ** BITS;

/** Times an odd number, modulo a power of two, is one to one. */
const STEP = randomInt(MOST / 4, MOST / 2) * 2 + 1;

let prefix = '';
let count = 0;

/**
 * The id of the next request: random letters, new with each process, and a number. No number comes twice, and none tells how many
 * requests there were. A UUID is put together from twenty pieces, which costs more than to look up an answer that is kept.
 */
export const makeRequestId = (): string => {
  if (count === 0) prefix = `${randomBytes(9).toString('base64url')}.`;
  count = (count + 1) % MOST;
  return prefix + (Math.imul(count, STEP) & (MOST - 1));
};
