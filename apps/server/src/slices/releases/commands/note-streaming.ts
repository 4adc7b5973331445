import type { App } from '#platform/app.ts';
import { transactionId, type Tx } from '#platform/database/index.ts';
import { idOfSource } from '#platform/ids.ts';
import type { StreamingLink } from '#slices/catalog/index.ts';
import { timingOf } from '../rules/timing.ts';
import { publishReleases, withdrawPlanned, type PlannedEvent } from './publish-releases.ts';

/** The streaming links of an anime before and after an import; `before` is null if the anime is new. */
export interface StreamingChange {
  animeId: string;
  before: readonly StreamingLink[] | null;
  after: readonly StreamingLink[];
  /** Whether its source said nothing of it before. An offer that is new because of that may be old, unless it has a date. */
  isFirstSaid?: boolean;
}

const isNewIn =
  (before: readonly StreamingLink[]) =>
  ({ service, regions }: StreamingLink): boolean => {
    const known = before.filter((link) => link.service === service);
    if (known.length === 0) return true;
    return (regions ?? []).some((region) => known.every((link) => !link.regions?.includes(region)));
  };

const eventsOf = (
  app: App,
  { animeId, before, after, isFirstSaid = false }: StreamingChange,
  cause: string,
): PlannedEvent[] =>
  after.filter(isNewIn(before ?? [])).map(({ service, url, regions, startsAt }, place) => ({
    event: 'streaming',
    subjectId: animeId,
    payload: {
      changeId: idOfSource(['offer', animeId, service, place, cause].join(':')),
      animeId,
      service,
      url,
      regions,
      startsAt,
    },
    timing: timingOf({ on: startsAt, isNext: before !== null && !isFirstSaid }, app.clock.now()),
  }));

/** Links that begin in the future are published again with every change of the anime, so that a moved date applies. */
const upcoming = (links: readonly StreamingLink[], now: Date): StreamingLink[] =>
  links.filter(({ startsAt }) => startsAt !== null && Date.parse(startsAt) > now.getTime());

/** Publishes services that have a title now (`streaming.available`): at once, or when it begins there. */
export const noteStreaming = async (
  app: App,
  tx: Tx,
  changes: readonly StreamingChange[],
): Promise<void> => {
  const now = app.clock.now();
  await withdrawPlanned(
    app,
    tx,
    changes.map(({ animeId }) => animeId),
  );
  const cause = await transactionId(tx);
  const events = changes.flatMap((change) => {
    const open = upcoming(change.before ?? [], now);
    const before = change.before?.filter((link) => !open.includes(link)) ?? null;
    return eventsOf(app, { ...change, before }, cause);
  });
  await publishReleases(app, tx, events);
};
