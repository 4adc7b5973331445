/** Thrown if a response cannot be written at once, because a value is asynchronous or there are errors, which other executors word. */
export class Unwritten extends Error {}

/** One shared error, because a stack trace costs more than most responses. */
const UNWRITTEN = new Unwritten('The answer cannot be written at once.');

/** Stops writing a response. @throws Unwritten */
export const giveUp = (): never => {
  throw UNWRITTEN;
};

/** Stops writing a response because a value is asynchronous. @throws Unwritten */
export const giveUpOn = (value: Promise<unknown>): never => {
  // The executor that waits for the value requests it again and gets its error.
  value.catch(() => {});
  return giveUp();
};
