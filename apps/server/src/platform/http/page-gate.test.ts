import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type NoTurn, PageGate } from './page-gate.ts';

const STAYS = () => false;

/** Enters, where there is a turn. @returns a function that ends it */
const enter = async (gate: PageGate, address: string, isGone = STAYS): Promise<() => void> => {
  const turn = await gate.enter(address, isGone);
  if (!('end' in turn)) throw new Error(`There is no turn: ${turn.refused}.`);
  return turn.end;
};

/** How many of several were made, and why the others were not. */
const counts = (asked: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(asked, (one) => one)].map(([one, { length }]) => [one, length]),
  );

/** A gate, and a way to have pages made that take some turns of the loop. */
const open = ({ hasLimits = false } = {}) => {
  let now = 0;
  const gate = new PageGate({ now: () => now, hasLimits });
  const seen = { making: [] as string[], most: 0, order: [] as string[] };
  const ask = async (address: string, ms = 1): Promise<'made' | NoTurn> => {
    const turn = await gate.enter(address, STAYS);
    if (!('end' in turn)) return turn.refused;
    seen.making.push(address);
    seen.order.push(address);
    seen.most = Math.max(seen.most, seen.making.length);
    await wait(ms);
    seen.making.splice(seen.making.indexOf(address), 1);
    turn.end();
    return 'made';
  };
  const many = (address: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => ask(address)));
  return { gate, seen, ask, many, pass: (seconds: number) => (now += seconds * 1_000) };
};

describe('the gate in front of pages', () => {
  it('has few made at once, and one of an address', async () => {
    const alone = open();
    await alone.many('a', 20);
    expect(alone.seen.most).toBe(1);
    const { seen, many } = open();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((address) => many(address, 10)));
    expect(seen.most).toBe(4);
    expect(seen.order).toHaveLength(50);
  });

  it('has one made in one turn of the loop, however quickly they are', async () => {
    const { gate } = open();
    let made = 0;
    const make = async (address: string): Promise<void> => {
      (await enter(gate, address))();
      made += 1;
    };
    // All of them ask in one turn, as connections do that are read together.
    const all = Array.from({ length: 40 }, (_, index) => make(index % 2 ? 'a' : 'b'));
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    });
    expect(made).toBe(1);
    await Promise.all(all);
    expect(made).toBe(40);
  });

  it('makes the page of who asks for few before those of who asks for many', async () => {
    const { seen, ask, many } = open();
    const greedy = many('greedy', 90);
    await ask('b');
    await ask('c');
    await ask('c');
    const begun = seen.order.filter((address) => address === 'greedy').length;
    expect(begun).toBeLessThan(5);
    await greedy;
    expect(seen.order).toHaveLength(93);
  });

  it('lets those that have had many rest as long as their pages took, and nobody else', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const gate = new PageGate({ now: () => performance.now(), hasLimits: false });
    const pageMs = 5;
    const work = async (address: string): Promise<void> => {
      const end = await enter(gate, address);
      await new Promise((resolve) => setTimeout(resolve, pageMs));
      end();
    };
    const took = async (addresses: readonly string[]): Promise<number> => {
      const since = performance.now();
      const worked = (async () => {
        for (const address of addresses) await work(address);
        return performance.now() - since;
      })();
      await vi.runAllTimersAsync();
      return worked;
    };
    const readers = Array.from({ length: 40 }, (_, index) => `reader ${index}`);
    await took(Array.from({ length: 60 }, () => 'greedy'));
    expect(await took(readers)).toBe(40 * pageMs);
    expect(await took(readers.map(() => 'greedy'))).toBeGreaterThanOrEqual(79 * pageMs);
  });

  it('takes addresses that ask for as many in turn', async () => {
    const { seen, many } = open();
    await Promise.all([many('a', 30), many('b', 30), many('c', 30)]);
    const begun = ['a', 'b', 'c'].map(
      (address) => seen.order.slice(0, 45).filter((each) => each === address).length,
    );
    expect(Math.min(...begun)).toBeGreaterThan(10);
  });

  it('lets nobody wait whose line, or the line of all, is long', async () => {
    const { many } = open();
    const asked = await many('a', 150);
    expect(counts(asked)).toEqual({ made: 101, full: 49 });
    const crowd = open();
    const all = await Promise.all(
      Array.from({ length: 700 }, (_, index) => crowd.ask(`address ${index}`, 0)),
    );
    expect(counts(all)).toEqual({ made: 501, full: 199 });
  });

  it('takes the turn back from what waits for something else', async () => {
    const { gate, ask } = open();
    for (const address of ['a', 'b', 'd', 'e']) await enter(gate, address);
    // None ends.
    expect(await ask('c')).toBe('made');
    expect(await ask('a')).toBe('made');
  });

  it('makes no page for somebody who has left', async () => {
    const { gate } = open();
    const first = await enter(gate, 'a');
    let isGone = false;
    const second = gate.enter('a', () => isGone);
    const third = gate.enter('a', STAYS);
    isGone = true;
    first();
    expect(await second).toEqual({ refused: 'gone' });
    expect(await third).toHaveProperty('end');
  });

  it('gives an address a budget that comes back, where there are limits', async () => {
    const { gate, many, pass } = open({ hasLimits: true });
    const asked = async (count: number) => counts(await many('a', count));
    expect(await asked(80)).toEqual({ made: 80 });
    expect(await asked(80)).toEqual({ made: 80 });
    expect(await asked(80)).toEqual({ made: 40, spent: 40 });
    expect(gate.secondsUntilRefill('a')).toBe(1);
    expect([gate.isSpent('a'), gate.isSpent('b')]).toEqual([true, false]);
    pass(2);
    expect(await asked(80)).toEqual({ made: 20, spent: 60 });
  });
});
