import { MEDIA_OF } from '#slices/catalog/words.ts';
import { pageOf, unitWords, type FeedHead, type FeedItem } from './item.ts';

const LINE_OCTETS = 75;

/** RFC 5545 §3.1: lines end at 75 octets and go on after a blank; a character is never cut in two. */
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

/** RFC 5545 §3.3.11. Controls and halves of characters cannot stand in a text at all. */
const text = (value: string): string =>
  value.replace(CONTROL, ' ').replace(/[\\;,]/gu, (sign) => `\\${sign}`);

const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/gu, '');
const dayOf = (day: string): string => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const timesOf = ({ at, day, minutes }: FeedItem): string[] =>
  day === null
    ? [`DTSTART:${instant(at)}`, `DURATION:PT${minutes ?? 24}M`]
    : [`DTSTART;VALUE=DATE:${dayOf(day)}`, `DTEND;VALUE=DATE:${dayOf(dayAfter(day))}`];

const event = (item: FeedItem, head: FeedHead): string[] => [
  'BEGIN:VEVENT',
  `UID:${item.key.replaceAll('/', '-')}@${new URL(head.site).hostname}`,
  // The day is enough: an event that is asked for again the same day is the same.
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

/**
 * RFC 5545 §3.6: a calendar has at least one component, which an empty one would not. Times are those of UTC, of which this zone is
 * the whole definition.
 */
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

/** A calendar of what comes out, RFC 5545 with the properties of RFC 7986 that tell programs its name and when to ask again. */
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
