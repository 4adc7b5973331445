/** An answer that cannot be written at once: somebody has to be waited for, or it has errors. Others know to word those. */
export class Unwritten extends Error {}

/** One for all, as a stack costs more than most answers. */
const UNWRITTEN = new Unwritten('The answer cannot be written at once.');

/** Gives up on an answer. @throws Unwritten */
export const giveUp = (): never => {
  throw UNWRITTEN;
};

/** Gives up on an answer for which a value has to be waited for. @throws Unwritten */
export const giveUpOn = (value: Promise<unknown>): never => {
  // Code that waits for the value asks for it again and gets its error.
  value.catch(() => {});
  return giveUp();
};
