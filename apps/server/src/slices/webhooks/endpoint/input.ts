import { z } from 'zod';
import {
  CURRENT_WEBHOOK_VERSION,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_VERSIONS,
} from '@tsuzuki/contract/webhooks';
import { readId } from '#platform/ids.ts';
import { isStorable } from '#platform/text.ts';
import { because } from '../reasons.ts';
import { isHeaderValue, isSafeHeader } from '../rules/header.ts';

const MOST_URL = 1_000;
const MOST_DESCRIPTION = 200;
const MOST_WORKS = 500;
const MOST_WORDS = 100;
const MOST_OWN_HEADERS = 10;

const url = z
  .string(because('WEBHOOK_URL_MISSING'))
  .trim()
  .min(1, because('WEBHOOK_URL_MISSING'))
  .max(MOST_URL, because('WEBHOOK_URL_TOO_LONG'))
  .refine(
    (text) => /^https?:\/\//iu.test(text) && URL.canParse(text) && isStorable(text),
    because('WEBHOOK_URL_INVALID'),
  );

const description = z
  .string()
  .trim()
  .max(MOST_DESCRIPTION, because('WEBHOOK_DESCRIPTION_TOO_LONG'))
  .refine(isStorable, because('WEBHOOK_DESCRIPTION_TOO_LONG'));

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

const eventTypes = z
  .array(z.enum(WEBHOOK_EVENT_TYPES, because('WEBHOOK_EVENT_UNKNOWN')))
  .min(1, because('WEBHOOK_EVENTS_MISSING'))
  .transform(unique);

/** An empty filter passes everything, as none does. */
const filterOf = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most, because('WEBHOOK_FILTER_TOO_LONG'))
    .nullable()
    .transform((items) => (items === null || items.length === 0 ? null : unique(items)));

const workIds = filterOf(
  z
    .string()
    .transform((text) => readId(text.trim().replace(/^.*\/(?:anime|manga)\//u, '')) ?? '')
    .refine((id) => id !== '', because('WEBHOOK_WORK_INVALID')),
  MOST_WORKS,
);

const regions = filterOf(
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/u, because('WEBHOOK_REGION_INVALID')),
  MOST_WORDS,
);

const services = filterOf(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\w.+-]{1,60}$/u, because('WEBHOOK_SERVICE_INVALID')),
  MOST_WORDS,
);

const ratePerSecond = z
  .int(because('WEBHOOK_RATE_INVALID'))
  .min(1, because('WEBHOOK_RATE_INVALID'))
  .max(50, because('WEBHOOK_RATE_INVALID'));

const header = z.object({
  name: z.string().trim().toLowerCase().refine(isSafeHeader, because('WEBHOOK_HEADER_INVALID')),
  value: z.string().trim().refine(isHeaderValue, because('WEBHOOK_HEADER_VALUE_INVALID')),
});

/** What stands for the value of a header that is set, which nobody is shown. */
export const HIDDEN_VALUE = '…';

/** A header of a change: its hidden value stands for the one that is set. */
const changedHeader = z.union([header.extend({ value: z.literal(HIDDEN_VALUE) }), header]);

const headersOf = (each: typeof header | typeof changedHeader) =>
  z
    .array(each)
    .max(MOST_OWN_HEADERS, because('WEBHOOK_HEADERS_TOO_MANY'))
    .refine(
      (list) => new Set(list.map(({ name }) => name)).size === list.length,
      because('WEBHOOK_HEADER_TWICE'),
    );

/** The settings of an endpoint. */
export const endpointSettings = z.object({
  url,
  description: description.default(''),
  eventTypes,
  animeIds: workIds.default(null),
  mangaIds: workIds.default(null),
  regions: regions.default(null),
  services: services.default(null),
  onlyMyList: z.boolean().default(false),
  takesAdult: z.boolean().default(false),
  ratePerSecond: ratePerSecond.default(5),
  headers: headersOf(header).default([]),
  schemaVersion: z
    .enum(WEBHOOK_VERSIONS, because('WEBHOOK_VERSION_UNKNOWN'))
    .default(CURRENT_WEBHOOK_VERSION),
});
export type EndpointSettings = z.infer<typeof endpointSettings>;

/** A change of settings: what is left out stays. */
export const endpointChange = z.object({
  url: url.optional(),
  description: description.optional(),
  eventTypes: eventTypes.optional(),
  animeIds: workIds.optional(),
  mangaIds: workIds.optional(),
  regions: regions.optional(),
  services: services.optional(),
  onlyMyList: z.boolean().optional(),
  takesAdult: z.boolean().optional(),
  ratePerSecond: ratePerSecond.optional(),
  headers: headersOf(changedHeader).optional(),
  schemaVersion: z.enum(WEBHOOK_VERSIONS, because('WEBHOOK_VERSION_UNKNOWN')).optional(),
});
export type EndpointChange = z.infer<typeof endpointChange>;

const MOST_OVERLAP_HOURS = 168;

/** For how long the old secret still signs after a rotation. */
export const rotation = z.object({
  overlapHours: z.coerce
    .number(because('WEBHOOK_OVERLAP_INVALID'))
    .min(0, because('WEBHOOK_OVERLAP_INVALID'))
    .max(MOST_OVERLAP_HOURS, because('WEBHOOK_OVERLAP_INVALID'))
    .default(24),
});
