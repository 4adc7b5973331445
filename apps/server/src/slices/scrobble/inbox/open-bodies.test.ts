import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createOpenBodies } from './open-bodies.ts';

const LIMITS = { mostBytesOfOne: 10, mostOpen: 3, mostBytes: 20 };

/** A body that arrives as it is written. */
const begin = (bodies: ReturnType<typeof createOpenBodies>) => {
  const stream = new PassThrough();
  const told = bodies.read(stream as unknown as IncomingMessage).then(
    (body) => body?.toString() ?? 'too large',
    () => 'given up',
  );
  return { stream, told };
};

describe('bodies on their way', () => {
  it('are read up to the cap', async () => {
    const bodies = createOpenBodies(LIMITS);
    const [small, large] = [begin(bodies), begin(bodies)];
    small.stream.end('0123456789');
    for (let i = 0; i < 100; i += 1) large.stream.write('0123');
    large.stream.end();
    expect(await Promise.all([small.told, large.told])).toEqual(['0123456789', 'too large']);
  });

  it('beyond number the one that began first is given up', async () => {
    const bodies = createOpenBodies(LIMITS);
    const slow = Array.from({ length: 4 }, () => begin(bodies));
    expect(await slow[0]!.told).toBe('given up');
    expect(slow.map(({ stream }) => stream.destroyed)).toEqual([true, false, false, false]);
    slow[1]!.stream.end('late');
    expect(await slow[1]!.told).toBe('late');
  });

  it('beyond size likewise, and what is done counts no more', async () => {
    const bodies = createOpenBodies(LIMITS);
    for (let i = 0; i < 10; i += 1) {
      const quick = begin(bodies);
      quick.stream.end('0123456789');
      expect(await quick.told).toBe('0123456789');
    }
    const [first, second, third] = [begin(bodies), begin(bodies), begin(bodies)];
    first.stream.write('0123456789');
    second.stream.write('0123456789');
    await setImmediate();
    third.stream.end('0');
    expect(await first.told).toBe('given up');
    expect(await third.told).toBe('0');
    second.stream.end();
    expect(await second.told).toBe('0123456789');
  });
});
