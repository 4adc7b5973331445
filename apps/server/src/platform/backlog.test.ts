import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Backlog } from './backlog.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate'] }));
afterEach(() => void vi.useRealTimers());

const handledBy = (backlog: Backlog, items: readonly number[]): number[] => {
  const handled: number[] = [];
  backlog.add(items, (item) => void handled.push(item));
  return handled;
};

const HUNDRED = Array.from({ length: 100 }, (_, index) => index);

it('waits for the process to serve, and then does what is left', async () => {
  const handled = handledBy(new Backlog(), HUNDRED);
  expect(handled).toEqual([]);
  await vi.runAllTimersAsync();
  expect(handled).toEqual(HUNDRED);
});

it('does at once what somebody needs, in the order in which it came', () => {
  const backlog = new Backlog();
  const handled: number[] = [];
  backlog.add([1, 2], (item) => void handled.push(item));
  backlog.add([3], (item) => void handled.push(item));
  backlog.settle();
  expect(handled).toEqual([1, 2, 3]);
});

it('does nothing twice', async () => {
  const backlog = new Backlog();
  const handled = handledBy(backlog, HUNDRED);
  const settling = backlog.settleInSlices();
  backlog.settle();
  await vi.runAllTimersAsync();
  await settling;
  expect(handled).toEqual(HUNDRED);
});

it('goes on after an item that failed', () => {
  const backlog = new Backlog();
  backlog.add([1], () => {
    throw new Error('unreadable');
  });
  const handled = handledBy(backlog, [2]);
  expect(() => backlog.settle()).toThrow('unreadable');
  backlog.settle();
  expect(handled).toEqual([2]);
});
