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
 * The id of the next request: 72 random bits that some thousand requests share, and an ending. Ids are unique, and do not reveal the number
 * of requests. Both pieces exist already. A UUID is built from twenty pieces, and the engine caches the text of a new number, which costs
 * more than looking up a kept response.
 */
export const makeRequestId = (): string => {
  if (count === 0) beginning = randomBytes(9).toString('base64url');
  const ending = ENDINGS[count] as string;
  count = (count + 1) % ENDINGS.length;
  return beginning + ending;
};
