import { DAY_MS } from '#platform/durations.ts';
import { MEDIA_OF } from '#slices/catalog/values.ts';
import { pageOf, unitWords, type FeedHead, type FeedItem } from './item.ts';

const LINE_OCTETS = 75;

/** RFC 5545 §3.1: lines end after at most 75 octets and continue after a blank. A character is never cut. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
};

const CONTROL = /[\p{Cc}\p{Cs}]+/gu;

/** RFC 5545 §3.3.11. Control characters and lone surrogates cannot be in a text. */
const text = (value: string): string =>
  value.replace(CONTROL, ' ').replace(/[\\;,]/gu, (sign) => `\\${sign}`);

const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/gu, '');
const dayOf = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const timesOf = ({ at, day, minutes }: FeedItem): string[] =>
  day === null
    ? [`DTSTART:${instant(at)}`, `DURATION:PT${minutes ?? 24}M`]
    : [`DTSTART;VALUE=DATE:${dayOf(day)}`, `DTEND;VALUE=DATE:${dayOf(dayAfter(day))}`];

const event = (item: FeedItem, head: FeedHead): string[] => [
  'BEGIN:VEVENT',
  `UID:${item.key.replaceAll('/', '-')}@${new URL(head.site).hostname}`,
  // Only the day, so that an event requested twice on the same day is identical.
  `DTSTAMP:${dayOf(head.now.toISOString().slice(0, 10))}T000000Z`,
  ...timesOf(item),
  `SUMMARY:${text(`${item.title} – ${unitWords(item, head.locale)}`)}`,
  ...(item.subtitle === null ? [] : [`DESCRIPTION:${text(item.subtitle)}`]),
  `URL:${pageOf(item, head)}`,
  `CATEGORIES:${MEDIA_OF[item.kind]}`,
  `STATUS:${item.isProjected ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** RFC 5545 §3.6: a calendar has at least one component, even if it has no events. Times are in UTC, and this defines that zone. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar of releases: RFC 5545 with the properties of RFC 7986 for its name and for how often to reload it. */
export const writeCalendar = (items: readonly FeedItem[], head: FeedHead): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tsuzuki//Tsuzuki//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${text(head.title)}`,
    `X-WR-CALNAME:${text(head.title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...ZONE,
    ...items.flatMap((item) => event(item, head)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
