import { type JsonRow, at, rowOf, textAt } from '../json-value.ts';
import { broadcastTimeOf, instantOf } from './broadcast-time.ts';
import type { Part, Parts } from './part.ts';

/** How often a show is broadcast; other periods stay as they are. */
const PERIODS = ['P7D', 'P14D', 'P1D', 'P1M'] as const;

export const AIRING_PARTS: readonly Part[] = [
  { name: 'date', kind: 'date' },
  { name: 'time', kind: 'time' },
  { name: 'every', kind: 'choice', options: PERIODS, initial: 'P7D' },
  { name: 'until', kind: 'date' },
];

/** A broadcast as people in Japan write it. */
export function airingParts(row: unknown): Parts {
  const until = textAt(row, 'until');
  return {
    ...broadcastTimeOf(textAt(row, 'startsAt'), at(row, 'isDayOnly') === true),
    every: textAt(row, 'every'),
    until: until && broadcastTimeOf(until, true).date,
  };
}

/** The rule of a broadcast that was typed. What is no time is left to the API to refuse. */
export function airingRow(typed: Parts, before: unknown): JsonRow {
  const [date = '', time = '', every = '', until = ''] = ['date', 'time', 'every', 'until'].map(
    (name) => typed[name]?.trim() ?? '',
  );
  const { isDayOnly: _isDayOnly, ...rest } = rowOf(before);
  const old = airingParts(before);
  return {
    confirmedUntil: null,
    basis: every === '' ? 'PREMIERE' : 'RECURRENCE',
    ...rest,
    startsAt: instantOf({ date, time }) ?? `${date} ${time}`,
    every: every || null,
    until: untilOf(until, old['until'] === until ? textAt(before, 'until') : ''),
    ...(time === '' && { isDayOnly: true }),
  };
}

/** The run stops at the beginning of a day, or where it stopped before if the day is the same. */
const untilOf = (date: string, before: string): string | null => {
  if (date === '') return null;
  return before || (instantOf({ date, time: '' }) ?? date);
};
