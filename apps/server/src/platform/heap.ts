/**
 * How V8 keeps the heap of a server. It learns of each object literal whether its objects live long, and makes those of such places in the
 * old generation at once. Loading the catalogue teaches it that they do; objects of requests are then made there too, are dead the next
 * moment, and hold whatever they point to until a full collection: half of each young generation was copied, 25 ms at a time.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-allocation-site-pretenuring');
