/** The events that endpoints can get, as the API names them, and as requests carry them. */
export const EVENT_TYPES = {
  EPISODE_AIRING: 'episode.airing',
  CHAPTER_RELEASED: 'chapter.released',
  MOVIE_RELEASE_DATE: 'movie.release_date',
  STREAMING_AVAILABLE: 'streaming.available',
} as const;
export type SubscribedType = keyof typeof EVENT_TYPES;

export const SUBSCRIBED_TYPES = Object.keys(EVENT_TYPES) as SubscribedType[];

/** The name of a type in requests. */
export const eventName = (type: SubscribedType | 'WEBHOOK_PING'): string =>
  type === 'WEBHOOK_PING' ? 'webhook.ping' : EVENT_TYPES[type];

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED', 'EXPIRED', 'SKIPPED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The state in an address; null for all. */
export const stateOf = (text: string | null): DeliveryState | null =>
  DELIVERY_STATES.find((state) => state === text) ?? null;

/** The event in an address; null for all. */
export const typeOf = (text: string | null): SubscribedType | null =>
  SUBSCRIBED_TYPES.find((type) => type === text) ?? null;

/** A new endpoint or a new secret, which is shown only once. */
export interface MadeSecret {
  readonly id: string;
  readonly secret: string;
}

/** Hours for which an old secret can stay valid. */
export const OVERLAP_HOURS = [24, 1, 0, 72, 168] as const;

/** The words of a list that is typed in one field, separated by commas, spaces or lines. */
export const wordsOf = (text: string): string[] =>
  text.split(/[\s,]+/u).filter((word) => word !== '');

/** Headers that are set as lines of a field, with hidden values. A line that stays like this keeps its value. */
export const headerLines = (headers: readonly { name: string }[]): string =>
  headers.map(({ name }) => `${name}: …`).join('\n');

/** The lines `Name: value` of a field as headers. A line without a colon is a name without a value, which is refused. */
export const headersOf = (text: string): { name: string; value: string }[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      const name = colon === -1 ? line : line.slice(0, colon);
      return { name: name.trim(), value: colon === -1 ? '' : line.slice(colon + 1).trim() };
    });
