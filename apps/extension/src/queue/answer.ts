import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { ask } from '../servers/ask.ts';
import { ANSWER, CONFIRM, CORRECT, DELIVERED, IGNORE } from '../servers/documents.ts';
import { servers, type Server } from '../servers/server.ts';
import { told, type Delivery } from './deliver.ts';
import { events, type PlayEvent } from './event.ts';
import { forgetMatches } from './match.ts';
import { changeQueue } from './queue.ts';

const serverOf = async (outside: Outside, id: string): Promise<Server> => {
  const server = (await read(outside, servers)).find((one) => one.id === id);
  if (!server) throw new Error(`There is no server ${id}.`);
  return server;
};

/** Stores more of an event. */
export const tell = (outside: Outside, event: PlayEvent, how: Partial<PlayEvent>): Promise<void> =>
  changeQueue(outside, (plays) => ({ plays, event: { ...event, ...how } }));

/** The event of a play. */
export const eventOf = async (outside: Outside, key: string): Promise<PlayEvent | undefined> =>
  (await read(outside, events)).find((event) => event.key === key);

/** What the server has made of it by now. It does not show a delivery while it processes it again. */
const look = async (outside: Outside, event: PlayEvent): Promise<Partial<PlayEvent>> => {
  const answer = await ask<{ viewer: { delivery: Delivery | null } }>(
    outside,
    await serverOf(outside, event.serverId),
    { document: DELIVERED, variables: { id: event.deliveryId } },
  );
  return answer.viewer.delivery ? told(answer.viewer.delivery) : { state: 'confirming' };
};

/** Changes something at the server of an event. @throws Failure */
export const mutate = async (
  outside: Outside,
  event: PlayEvent,
  document: string,
  variables: Record<string, unknown>,
): Promise<void> => {
  await ask(outside, await serverOf(outside, event.serverId), { document, variables });
};

/** Whether to record what the server asked about. */
export const answer = async (outside: Outside, key: string, isWanted: boolean): Promise<void> => {
  const event = await eventOf(outside, key);
  if (!event?.deliveryId) return;
  await mutate(outside, event, ANSWER, { id: event.deliveryId, isWanted });
  await tell(outside, event, await look(outside, event));
};

/** Says that a show is no anime, or that a manga is not wanted: nothing of it is recorded or asked again. */
export const ignore = async (outside: Outside, key: string): Promise<void> => {
  const event = await eventOf(outside, key);
  if (!event?.deliveryId) return;
  await mutate(outside, event, IGNORE, { id: event.deliveryId });
  await tell(outside, event, await look(outside, event));
};

/** Most servers decide within a second. A slow one is asked less and less often, for half a minute. */
const LOOKS = 16;
const FIRST_PAUSE_MS = 500;
const LONGER_BY_MS = 200;
/** A server that has not decided after this time asks again. */
const DECIDED_MS = 600_000;

const lookOnce = async (outside: Outside, event: PlayEvent): Promise<boolean> => {
  const seen = await look(outside, event);
  const isOpen = seen.state === 'which' || seen.state === 'confirming';
  const isDecided = !isOpen || outside.now() - (event.confirmedAt ?? 0) > DECIDED_MS;
  if (isDecided) await tell(outside, event, { ...seen, choices: seen.choices ?? [] });
  return isDecided;
};

/** Looks what became of what the person said. Servers decide within seconds, and those that do not are asked by the next worker. */
export const lookAgain = async (outside: Outside): Promise<void> => {
  for (const event of await read(outside, events)) {
    if (event.state === 'confirming') await lookOnce(outside, event).catch(() => false);
  }
};

const lookUntilDecided = async (outside: Outside, event: PlayEvent): Promise<void> => {
  // A request that fails is no answer yet.
  const isDecided = () => lookOnce(outside, event).catch(() => false);
  for (let look = 0; look < LOOKS && !(await isDecided()); look += 1) {
    await outside.pause(FIRST_PAUSE_MS + look * LONGER_BY_MS);
  }
};

/** Which work it was, and which of its episodes or chapters if that has another number. */
interface Choice {
  workId: string;
  number?: number | undefined;
}

const variablesOf = ({ deliveryId: id, sighting }: PlayEvent, { workId, number }: Choice) =>
  sighting.medium === 'MANGA'
    ? { id, mangaId: workId, ...(number !== undefined && { chapter: number }) }
    : { id, animeId: workId, ...(number !== undefined && { episode: number }) };

/**
 * Says which work it was. With a number it is a correction: the server remembers by how much the numbers of this page differ. Without
 * one the numbers of the page are right.
 */
export const choose = async (outside: Outside, key: string, choice: Choice): Promise<void> => {
  const event = await eventOf(outside, key);
  if (!event?.deliveryId) return;
  const document = choice.number === undefined ? CONFIRM : CORRECT;
  await mutate(outside, event, document, variablesOf(event, choice));
  const confirming = {
    ...event,
    state: 'confirming',
    choices: [],
    confirmedAt: outside.now(),
  } as const;
  await tell(outside, confirming, {});
  await forgetMatches(outside);
  await lookUntilDecided(outside, confirming);
};
