import {
  WEBHOOK_EVENTS,
  type SubscribedEventType,
  type WebhookData,
  type WorkOfEvent,
} from '@tsuzuki/contract/webhooks';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { idOfSource } from '#platform/ids.ts';
import { MEDIUM, shelfOf, type Media } from '#slices/catalog/index.ts';
import { TRIED_MS } from '../delivery/tries.ts';
import type { EventFacts } from '../rules/filter.ts';

const MOST_EXTERNAL_IDS = 100;

/** Something that happened, as endpoints are told of it. */
export interface Occurrence {
  /** The same for the same occurrence, so that one that is emitted twice is sent once. */
  id: string;
  facts: EventFacts;
  happenedAt: Date;
  /** No try is made after this. */
  expiresAt: Date;
  /** The JSON of `data`. */
  data: string;
}

/** What is said of it beside the work. */
type DataWithout<Type extends SubscribedEventType> = Omit<WebhookData<Type>, 'anime' | 'manga'>;

/** What a reaction knows of an occurrence. */
export interface OccurrenceInput<Type extends SubscribedEventType> {
  type: Type;
  media: Media;
  workId: string;
  /** What makes it this occurrence and no other, without its type. */
  key: readonly (string | number | null)[];
  data: DataWithout<Type>;
  regions?: readonly string[] | null;
  service?: string;
  /** When to stop trying; some days from now by default. */
  expiresAt?: Date;
}

const workOfEvent = <M extends Media>(
  app: App,
  media: M,
  workId: string,
): WorkOfEvent<M> | undefined => {
  const work = shelfOf<Media>(app, media).get(workId);
  if (!work) return undefined;
  const { titleNative: native, titleRomaji: romaji, titleEnglish: english } = work;
  const said = {
    id: work.id,
    media,
    titles: { native, romaji, english },
    isAdult: work.isAdult,
    url: new URL(`/${MEDIUM[media].kind}/${work.id}`, baseUrl(app.settings)).href,
    externalIds: work.externalIds.slice(0, MOST_EXTERNAL_IDS).map(({ site, id }) => ({ site, id })),
  };
  return said;
};

/** Makes an occurrence of what a reaction knows; undefined if the work is not here (any more). */
export const occurrenceOf = <Type extends SubscribedEventType>(
  app: App,
  input: OccurrenceInput<Type>,
): Occurrence | undefined => {
  const { type, media, workId, key, regions = null, service = null } = input;
  const work = workOfEvent(app, media, workId);
  if (!work) return undefined;
  const data = { [MEDIUM[media].kind]: work, ...input.data };
  const now = app.clock.now();
  return {
    id: idOfSource(['webhook', type, ...key].join(':')),
    facts: { type, media, workId: work.id, isAdult: work.isAdult, regions, service },
    happenedAt: now,
    expiresAt: input.expiresAt ?? new Date(now.getTime() + TRIED_MS),
    data: JSON.stringify(WEBHOOK_EVENTS[type].data.parse(data)),
  };
};
