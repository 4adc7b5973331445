import {
  WEBHOOK_EVENTS,
  type SubscribedEventType,
  type WebhookData,
  type WorkOfEvent,
} from '@tsuzuki/contract/webhooks';
import { baseUrl } from '#platform/address.ts';
import type { App } from '#platform/app.ts';
import { idOfSource } from '#platform/ids.ts';
import type { Tx } from '#platform/database/index.ts';
import { type BriefWork, briefWork, MEDIUM, type Media } from '#slices/catalog/index.ts';
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

const workOfEvent = <M extends Media>(app: App, media: M, work: BriefWork): WorkOfEvent<M> => ({
  id: work.id,
  media,
  titles: { native: work.titleNative, romaji: work.titleRomaji, english: work.titleEnglish },
  isAdult: work.isAdult,
  url: new URL(`/${MEDIUM[media].kind}/${work.id}`, baseUrl(app.settings)).href,
  externalIds: work.externalIds.slice(0, MOST_EXTERNAL_IDS).map(({ site, id }) => ({ site, id })),
});

/** The JSON of `data`. One that breaks the contract is a bug of ours, which must not undo what happened. */
const dataOf = <Type extends SubscribedEventType>(
  app: App,
  { type, media, data }: OccurrenceInput<Type>,
  work: BriefWork,
): string | undefined => {
  const whole = { [MEDIUM[media].kind]: workOfEvent(app, media, work), ...data };
  const parsed = WEBHOOK_EVENTS[type].data.safeParse(whole);
  if (parsed.success) return JSON.stringify(parsed.data);
  app.log.error({ err: parsed.error, type, work: work.id }, 'an event breaks its contract');
  return undefined;
};

/** Makes an occurrence of what a reaction knows; undefined if the work is not here (any more). */
export const occurrenceOf = async <Type extends SubscribedEventType>(
  app: App,
  tx: Tx,
  input: OccurrenceInput<Type>,
): Promise<Occurrence | undefined> => {
  const { type, media, key, regions = null, service = null } = input;
  const work = await briefWork(tx, { media, id: input.workId });
  const data = work && dataOf(app, input, work);
  if (!work || data === undefined) return undefined;
  const { id: workId, formerIds, isAdult } = work;
  const now = app.clock.now();
  return {
    id: idOfSource(['webhook', type, ...key].join(':')),
    facts: { type, media, workId, formerIds, isAdult, regions, service },
    happenedAt: now,
    expiresAt: input.expiresAt ?? new Date(now.getTime() + TRIED_MS),
    data,
  };
};
