import { z } from 'zod';
import { AnimeOfEvent, MangaOfEvent } from './work.ts';

/** The version of the payloads. Within a version, fields are only added. An endpoint keeps the version that it was created with. */
export const WEBHOOK_VERSIONS = ['2026-11-01'] as const;
export type WebhookVersion = (typeof WEBHOOK_VERSIONS)[number];
export const CURRENT_WEBHOOK_VERSION: WebhookVersion = '2026-11-01';

const day = z.string().describe('`2026`, `2026-11` or `2026-11-28`, as exactly as it is known.');
const instant = () => z.iso.datetime();

const EpisodeAiring = z.object({
  anime: AnimeOfEvent,
  episode: z.int().nullable().describe('Its number; null if the schedule does not tell.'),
  airingAt: instant().describe('When it airs.'),
  previousAiringAt: instant()
    .nullable()
    .describe('The time of an earlier event about this episode, if it was moved since.'),
  isProjected: z
    .boolean()
    .describe('True if the time follows from the usual schedule and no source has confirmed it.'),
});

const ChapterReleased = z.object({
  manga: MangaOfEvent,
  chapter: z
    .object({
      id: z.uuid().describe('The id in the API.'),
      label: z.string().describe('As printed: `10`, `10.5`, `Extra 1`.'),
      title: z.string().nullable(),
      language: z.string().describe('BCP 47, such as `en`.'),
      releasedOn: day.nullable(),
    })
    .describe('The chapter.'),
});

const MovieReleaseDate = z.object({
  anime: AnimeOfEvent,
  release: z
    .object({
      id: z.uuid().describe('The id in the API. It stays if the date changes.'),
      region: z.string().describe('ISO 3166-1 alpha-2, such as `JP`.'),
      kind: z.string().describe('`THEATRICAL`, `DIGITAL`, `PHYSICAL` or `TV`.'),
      releasedOn: day,
      previousOn: day.nullable().describe('The date before the change; null if there was none.'),
    })
    .describe('The release.'),
});

const StreamingAvailable = z.object({
  anime: AnimeOfEvent,
  offer: z
    .object({
      service: z.string().describe('The key of the streaming service, such as `crunchyroll`.'),
      url: z.string().describe('Where to watch it.'),
      regions: z
        .array(z.string())
        .nullable()
        .describe('ISO 3166-1 alpha-2; null if the regions are not known.'),
      startsAt: z.string().nullable().describe('When the offer began; null if it is not known.'),
    })
    .describe('The offer.'),
});

const Ping = z.object({ endpointId: z.uuid().describe('The endpoint that was asked.') });

/** What each type of event says, and when it is sent. */
export const WEBHOOK_EVENTS = {
  'episode.airing': {
    data: EpisodeAiring.describe('Data of `episode.airing`.'),
    meaning: 'An episode airs within the next 30 minutes.',
  },
  'chapter.released': {
    data: ChapterReleased.describe('Data of `chapter.released`.'),
    meaning: 'A new manga chapter is available.',
  },
  'movie.release_date': {
    data: MovieReleaseDate.describe('Data of `movie.release_date`.'),
    meaning: 'A release date of a film was added or changed.',
  },
  'streaming.available': {
    data: StreamingAvailable.describe('Data of `streaming.available`.'),
    meaning: 'A title became available on a streaming service.',
  },
  'webhook.ping': {
    data: Ping.describe('Data of `webhook.ping`.'),
    meaning: 'We check that an endpoint answers, before it gets events.',
  },
} as const;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

/** The types an endpoint can subscribe to. Every endpoint gets pings. */
export const WEBHOOK_EVENT_TYPES = [
  'episode.airing',
  'chapter.released',
  'movie.release_date',
  'streaming.available',
] as const satisfies readonly WebhookEventType[];
export type SubscribedEventType = (typeof WEBHOOK_EVENT_TYPES)[number];

/** What a type of event says. */
export type WebhookData<Type extends WebhookEventType> = z.infer<
  (typeof WEBHOOK_EVENTS)[Type]['data']
>;

const envelope = <Type extends WebhookEventType>(type: Type) =>
  z.object({
    id: z
      .uuid()
      .describe('The same in every try and in the header `webhook-id`. Ignore ids you have seen.'),
    type: z.literal(type),
    timestamp: instant().describe('When it happened.'),
    schemaVersion: z.enum(WEBHOOK_VERSIONS).describe('The version of this payload.'),
    sequence: z
      .int()
      .describe(
        'Of two events about one work, the later one has the higher number. Gaps are normal.',
      ),
    test: z.literal(true).optional().describe('Only in events that were sent as a test.'),
    data: WEBHOOK_EVENTS[type].data,
  });

/** One event, as its request's body carries it. */
export const WebhookEvent = z.discriminatedUnion('type', [
  envelope('episode.airing'),
  envelope('chapter.released'),
  envelope('movie.release_date'),
  envelope('streaming.available'),
  envelope('webhook.ping'),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The JSON Schema (2020-12) of the body. Later fields are allowed, as they may be added within a version. */
export const webhookJsonSchema = (): object => ({
  title: 'Webhook event',
  ...z.toJSONSchema(WebhookEvent, { io: 'input' }),
});
