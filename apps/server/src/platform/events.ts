import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineJob, type JobReaction, type JoinedReaction } from '#platform/jobs.ts';

/** Something that happened in a slice, published to the slices right of it. */
export interface Event<Payload extends object> {
  /** `slice.past-participle`, such as `mapping.imported`. */
  name: string;
  schema: z.ZodType<Payload>;
}

/** A reaction of a slice to another slice's event: a queue with one job per event, or a part of the publisher's transaction. */
export type { Reaction } from '#platform/jobs.ts';

export const defineEvent = <Payload extends object>(event: Event<Payload>): Event<Payload> => event;

/**
 * Declares a reaction. It runs at least once per event, after the publisher's commit, so it must be idempotent.
 * @param name the action as `slice.verb-object`; unique, because it names the queue
 * @param concerns whether a payload needs the reaction, for events that are frequent and concern few; it may read memory only
 */
export const react = <Payload extends object>(
  event: Event<Payload>,
  name: string,
  run: (app: App, payload: Payload) => Promise<void>,
  concerns?: (app: App, payload: Payload) => boolean,
): JobReaction => ({
  event: event.name,
  job: defineJob({ name, schema: event.schema, run }),
  ...(concerns && { concerns: (app, payload) => concerns(app, payload as Payload) }),
});

/**
 * Declares what follows from events in the transaction that publishes them, so that it is there if and only if its cause is, in the order of
 * the causes. It adds to the time of its cause, and an error undoes the cause, so it writes a few rows and nothing else.
 * @param run gets all events that are published together: an import publishes thousands
 */
export const reactWithin = <Payload extends object>(
  event: Event<Payload>,
  run: (app: App, tx: Tx, payloads: readonly Payload[]) => Promise<void>,
): JoinedReaction => ({
  event: event.name,
  join: (app, tx, payloads) =>
    run(
      app,
      tx,
      payloads.map((payload) => event.schema.parse(payload)),
    ),
});

/** Runs or adds a job for every reaction to an event, in the caller's transaction. So it is rolled back with the data, and jobs run at least once. */
export const publish = <Payload extends object>(
  app: App,
  tx: Tx,
  event: Event<Payload>,
  payload: Payload,
): Promise<void> => publishAll(app, tx, event, [payload]);

/** The same for several events of one kind, thousands if need be. */
export const publishAll = async <Payload extends object>(
  app: App,
  tx: Tx,
  event: Event<Payload>,
  payloads: readonly Payload[],
): Promise<void> => {
  if (payloads.length === 0) return;
  for (const reaction of app.jobs.reactionsTo(event.name)) {
    if ('join' in reaction) {
      await reaction.join(app, tx, payloads);
      continue;
    }
    const { job, concerns } = reaction;
    const concerned = payloads.filter((payload) => concerns?.(app, payload) ?? true);
    await app.jobs.enqueueAll(tx, job.name, concerned);
  }
};
