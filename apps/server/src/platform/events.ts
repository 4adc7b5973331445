import type { z } from 'zod';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import { defineJob, type DeclaredReaction } from '#platform/jobs.ts';

/** Something that happened in a slice, published to the slices right of it. */
export interface Event<Payload extends object> {
  /** `slice.past-participle`, such as `mapping.imported`. */
  name: string;
  schema: z.ZodType<Payload>;
}

/** A reaction of a slice to another slice's event. Each reaction has one queue, with one job per event. */
export type Reaction = DeclaredReaction;

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
): Reaction => ({
  event: event.name,
  job: defineJob({ name, schema: event.schema, run }),
  ...(concerns && { concerns: (app, payload) => concerns(app, payload as Payload) }),
});

/** Adds a job for every reaction to an event, in the caller's transaction. So it is rolled back with the data and runs at least once. */
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
  for (const { job, concerns } of app.jobs.reactionsTo(event.name)) {
    const concerned = payloads.filter((payload) => concerns?.(app, payload) ?? true);
    await app.jobs.enqueueAll(tx, job.name, concerned);
  }
};
