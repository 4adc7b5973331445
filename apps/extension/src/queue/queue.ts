import type { Outside } from '../platform/outside.ts';
import { read, stored } from '../platform/stored.ts';
import type { Sighting } from '../adapters/sighting.ts';
import { servers } from '../servers/server.ts';
import { events, withEvent, type PlayEvent } from './event.ts';
import type { Play } from './play.ts';

/** Plays that no server has confirmed yet. */
export const queue = stored<readonly Play[]>('local', 'queue', []);

/** Episodes that were watched lately, by identity: a second tab with one records nothing. */
export const lately = stored<Readonly<Record<string, { key: string; at: number }>>>(
  'local',
  'lately',
  {},
);

/** Who watches an episode again within this time means the same viewing. */
const SAME_VIEWING_MS = 6 * 3_600_000;

const LOCK = 'queue';

/** Changes plays, events and what was watched lately together, so that no death of the worker parts them. */
export const changeQueue = async (
  outside: Outside,
  by: (plays: readonly Play[]) => { plays: readonly Play[]; event?: PlayEvent | undefined },
): Promise<void> =>
  outside.alone(LOCK, async () => {
    const { plays, event } = by(await read(outside, queue));
    const told = event && { [events.name]: withEvent(await read(outside, events), event) };
    await outside.local.set({ [queue.name]: plays, ...told });
  });

/** The event of a play that its server has not answered yet. */
export const waitingEvent = ({ key, serverId, at, sighting }: Play): PlayEvent => ({
  key,
  serverId,
  at,
  sighting,
  state: 'waiting',
});

/** Something watched to its end, and since when it was shown. */
interface Watched {
  identity: string;
  sighting: Sighting;
  since: number;
}

/** A second tab that showed it already belongs to the same viewing, however the clock was set meanwhile. */
const isSameViewing = (at: number, since: number, now: number): boolean =>
  Math.abs(now - at) < SAME_VIEWING_MS || since <= at;

/**
 * Queues an episode for every server, once. The key is made and stored here, before anything is sent.
 * @returns the key; that of the earlier play, if it was queued lately; undefined if there is no server
 */
export const enqueue = (
  outside: Outside,
  { identity, sighting, since }: Watched,
): Promise<string | undefined> =>
  outside.alone(LOCK, async () => {
    const now = outside.now();
    const known = await read(outside, lately);
    const before = known[identity];
    if (before && isSameViewing(before.at, since, now)) return before.key;
    const to = await read(outside, servers);
    if (to.length === 0) return undefined;
    const key = outside.newId();
    const plays = to.map(({ id }): Play => ({
      key: `${key}/${id}`,
      serverId: id,
      sighting,
      at: now,
      attempts: 0,
      dueAt: now,
    }));
    const recent = Object.entries(known).filter(([, { at }]) => now - at < SAME_VIEWING_MS);
    await outside.local.set({
      [queue.name]: [...(await read(outside, queue)), ...plays],
      [events.name]: plays.reduce(
        (all, play) => withEvent(all, waitingEvent(play)),
        await read(outside, events),
      ),
      [lately.name]: { ...Object.fromEntries(recent), [identity]: { key, at: now } },
    });
    return key;
  });
