/**
 * How V8 keeps the heap of a server. It learns of each object literal whether its objects live long, and makes those of such places in the
 * old generation at once. Loading the catalogue teaches it that they do; objects of requests are then made there too, are dead the next
 * moment, and hold whatever they point to until a full collection: half of each young generation was copied, 25 ms at a time.
 */
import { executionAsyncResource } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--no-allocation-site-pretenuring');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
setFlagsFromString('--no-expose-gc');

const keptAlive: object[] = [];

/**
 * Keeps one of the objects by which Node describes a call of `process.nextTick`. A full collection that finds none alive drops their hidden
 * class, and V8 then leaves the literal that makes them unoptimised for good: a call took 1.1 µs instead of 0.16, a kept response a quarter more.
 */
process.nextTick(() => {
  keptAlive.push(executionAsyncResource());
});

/** By then everything is loaded, including background work. */
const SETTLED_MS = 30_000;

/**
 * Returns memory to the system once, after the catalogue is loaded: some 110 MB that V8 would keep until the heap grows again. It stops the
 * process for a tenth of a second, so call it only at start.
 */
export const releaseMemoryOnceSettled = (): void => {
  setTimeout(collectGarbage, SETTLED_MS).unref();
};
