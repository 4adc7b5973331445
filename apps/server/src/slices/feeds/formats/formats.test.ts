import { parseFeed } from '@rowanmanning/feed-parser';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { WORK_KINDS } from '#slices/catalog/values.ts';
import { writeAtom } from './atom.ts';
import { writeCalendar } from './calendar.ts';
import type { FeedHead, FeedItem } from './item.ts';

const head: FeedHead = {
  title: 'mika – Tsuzuki',
  username: 'mika',
  locale: 'en',
  site: 'https://tsuzuki.example',
  self: 'https://tsuzuki.example/feeds/secret/releases.atom',
  madeAt: new Date('2026-01-02T03:04:05Z'),
  now: new Date('2026-01-15T12:00:00Z'),
};

const item: FeedItem = {
  key: 'anime/0198c0de-0000-7000-8000-000000000001/5',
  kind: 'anime',
  workId: '0198c0de-0000-7000-8000-000000000001',
  title: 'Sousou no Frieren',
  label: '5',
  subtitle: null,
  at: new Date('2026-01-16T14:00:00Z'),
  day: null,
  minutes: 24,
  isProjected: false,
};

const texts = fc.string({ unit: 'binary', maxLength: 120 });
const items = fc.array(
  fc.record({
    key: fc.uuid().map((id) => `manga/${id}/1`),
    kind: fc.constantFrom(...WORK_KINDS),
    workId: fc.uuid(),
    title: texts,
    label: fc.option(texts),
    subtitle: fc.option(texts),
    at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    day: fc.option(fc.constantFrom('2026-02-28', '2024-02-29', '2026-12-31')),
    minutes: fc.option(fc.integer({ min: 1, max: 200 })),
    isProjected: fc.boolean(),
  }),
  { maxLength: 5 },
);

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

/** Text without the characters that neither format can contain. */
const printed = (text: string) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ');

describe('a calendar', () => {
  it('says when an episode airs and how long it runs', () => {
    const [event] = eventsOf(writeCalendar([item], head));
    expect(event?.summary).toBe('Sousou no Frieren – Episode 5');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-01-16T14:00:00.000Z');
    expect(event?.duration.toSeconds()).toBe(24 * 60);
    expect(event?.uid).toBe('anime-0198c0de-0000-7000-8000-000000000001-5@tsuzuki.example');
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('takes the whole day where only the day is known', () => {
    const [event] = eventsOf(writeCalendar([{ ...item, day: '2026-12-31' }], head));
    expect(event?.startDate).toMatchObject({ isDate: true, year: 2026, month: 12, day: 31 });
    expect(event?.endDate).toMatchObject({ isDate: true, year: 2027, month: 1, day: 1 });
  });

  it('is read as it was written, whatever titles there are, in lines of 75 octets', () => {
    fc.assert(
      fc.property(items, (list) => {
        const text = writeCalendar(list, head);
        expect(text).toMatch(/^(?:[^\r\n]*\r\n)+$/u);
        for (const line of text.split('\r\n'))
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const summaries = eventsOf(text).map(({ summary }) => summary);
        expect(summaries).toHaveLength(list.length);
        for (const [index, { title }] of list.entries())
          expect(summaries[index]?.startsWith(printed(title))).toBe(true);
      }),
    );
  });
});

it('has a component in an empty calendar, and the same one in a full one', () => {
  for (const list of [[], [item]]) {
    const calendar = new ICAL.Component(ICAL.parse(writeCalendar(list, head)));
    const [zone, ...others] = calendar.getAllSubcomponents('vtimezone');
    expect(others).toEqual([]);
    expect(zone?.getFirstPropertyValue('tzid')).toBe('UTC');
    expect(zone?.getAllSubcomponents('standard')).toHaveLength(1);
    expect(calendar.getAllSubcomponents('vevent')).toHaveLength(list.length);
  }
});

describe('an Atom feed', () => {
  it('says where it is, and when it changed also where nothing came out', () => {
    for (const list of [[], [item]]) {
      const xml = writeAtom(list, head);
      expect(xml).toContain(`<link rel="self" type="application/atom+xml" href="${head.self}"/>`);
      const feed = parseFeed(xml);
      expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
      expect(feed.self).toBe(head.self);
      expect(feed.updated).toEqual(list.length === 0 ? head.madeAt : item.at);
      expect(feed.items).toHaveLength(list.length);
    }
  });

  it('says what came out, with ids that stay', () => {
    const feed = parseFeed(writeAtom([item], { ...head, locale: 'ja' }));
    expect(feed.meta).toMatchObject({ type: 'atom', version: '1.0' });
    expect(feed).toMatchObject({
      title: 'mika – Tsuzuki',
      language: 'ja',
      url: 'https://tsuzuki.example/user/mika',
    });
    expect(feed.items[0]).toMatchObject({
      id: 'tag:tsuzuki.example,2026:anime/0198c0de-0000-7000-8000-000000000001/5',
      title: 'Sousou no Frieren – 第5話',
      url: `https://tsuzuki.example/anime/${item.workId}`,
      updated: item.at,
    });
  });

  it('is read as it was written, whatever titles there are', () => {
    fc.assert(
      fc.property(items, (list) => {
        const feed = parseFeed(writeAtom(list, head));
        expect(feed.items).toHaveLength(list.length);
      }),
    );
  });
});
