import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');

/** All pairs of letters, in an order of this process's own. */
const ENDINGS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  .map((text) => ({ text, at: randomInt(2 ** 32) }))
  .sort((a, b) => a.at - b.at)
  .map(({ text }) => text);

let beginning = '';
let count = 0;

/**
 * The id of the next request: 72 random bits that some thousand share, and an ending. None comes twice, and none tells how many requests
 * there were. Both pieces are at hand: a UUID is put together from twenty, and a number made a text anew is kept by the engine for
 * a while, which costs more than to look up an answer that is kept.
 */
export const makeRequestId = (): string => {
  if (count === 0) beginning = randomBytes(9).toString('base64url');
  const ending = ENDINGS[count] as string;
  count = (count + 1) % ENDINGS.length;
  return beginning + ending;
};
