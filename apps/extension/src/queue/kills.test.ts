import { describe, expect, it } from 'vitest';
import type { Sighting } from '../adapters/sighting.ts';
import { createFakeWorld, placeOf, type FakeWorld } from '../fixtures/world.ts';
import type { Outside } from '../platform/outside.ts';
import { addPlayed, concludeAll, see } from '../watch/watches.ts';
import type { PlayEvent } from './event.ts';
import { sendDue } from './send.ts';

const episode: Sighting = {
  adapter: 'demo',
  medium: 'ANIME',
  title: 'Frieren',
  number: 5,
  url: 'https://demo.example/5',
};
const DAY_MS = 86_400_000;

interface Server {
  world: FakeWorld;
  /** What it recorded, by what it takes for the same viewing. */
  viewings: Set<string>;
  /** Its answers, by the keys of the plays. */
  keys: Map<string, object>;
  attempts: string[];
  answer: { status: number; body: unknown } | undefined;
}

const delivered = (id: string, outcome: string) => ({
  data: { scrobble: { id, outcome, matches: [], suggestions: [] } },
});

/** What a server answers: a key that it knows gets the first delivery, and another one of the same viewing is a duplicate. */
const answerTo = ({ viewings, keys }: Server, { key, page, playedAt }: any): object => {
  const known = keys.get(key);
  if (known) return known;
  const viewing = JSON.stringify([page.item, playedAt]);
  const answer = delivered(`${keys.size + 1}`, viewings.has(viewing) ? 'DUPLICATE' : 'RECORDED');
  viewings.add(viewing);
  keys.set(key, answer);
  return answer;
};

/** A server that records a viewing once, and rotates the tokens of an extension. */
const openServer = (expired = false): Server => {
  let tokens = 0;
  const server: Server = {
    viewings: new Set(),
    keys: new Map(),
    attempts: [],
    answer: undefined,
    world: createFakeWorld((url, body) => {
      if (url.endsWith('/oauth/token')) {
        tokens += 1;
        const answer = { access_token: `a${tokens}`, refresh_token: `r${tokens}`, expires_in: 600 };
        return { status: 200, body: answer };
      }
      if (server.answer) return server.answer;
      const { input } = JSON.parse(body).variables;
      server.attempts.push(body);
      return { status: 200, body: answerTo(server, input) };
    }),
  };
  const accessEndsAt = server.world.now + (expired ? -1 : DAY_MS);
  server.world.local.set('servers', [
    {
      id: 's',
      url: 'https://anime.example.org',
      username: 'mika',
      tokens: { access: 'a0', accessEndsAt, refresh: 'r0' },
    },
  ]);
  return server;
};

const watchToTheEnd = async (outside: Outside): Promise<void> => {
  await see(outside, placeOf(1), episode);
  await addPlayed(outside, placeOf(1), { ageS: 0, duration: 1440, spans: [[0, 1300]] });
  await sendDue(outside);
};

/** Lets everything run that can. */
const settle = (run: Promise<unknown>): Promise<unknown> =>
  Promise.race([run, new Promise((resolve) => setTimeout(resolve, 5))]);

const queued = ({ world }: Server): unknown[] => (world.local.get('queue') ?? []) as unknown[];
const states = ({ world }: Server): string[] =>
  ((world.local.get('events') ?? []) as { state: string }[]).map(({ state }) => state);

describe('a worker that dies', () => {
  it('at any step loses and repeats nothing', async () => {
    const wrong: unknown[] = [];
    let isWhole = false;
    for (let steps = 0; !isWhole && steps < 300; steps += 1) {
      const server = openServer(steps % 2 === 1);
      isWhole = await Promise.race([
        watchToTheEnd(server.world.worker(steps)).then(() => true),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 5)),
      ]);
      // The frame tells again what it was not thanked for, and the next worker goes on.
      const next = server.world.worker();
      await see(next, placeOf(1), episode);
      await addPlayed(next, placeOf(1), { ageS: 0, duration: 1440, spans: [[0, 1300]] });
      await concludeAll(next);
      await sendDue(next);
      const [event] = server.world.local.get('events') as PlayEvent[];
      const result = [server.viewings.size, queued(server).length, ...states(server)];
      const said = [event?.outcome, event?.deliveryId];
      if (JSON.stringify([...result, ...said]) !== '[1,0,"recorded","RECORDED","1"]')
        wrong.push([steps, ...result, ...said]);
    }
    expect(wrong).toEqual([]);
    expect(isWhole).toBe(true);
  });

  it.each([0, 7 * 3_600_000, -7 * 3_600_000])(
    'in a second tab with the same episode records nothing more, even if the clock is set by %s ms',
    async (by) => {
      const server = openServer();
      const outside = server.world.worker();
      await see(outside, placeOf(2), { ...episode, url: 'https://demo.example/5?tab=2' });
      await watchToTheEnd(outside);
      server.world.now += by;
      await addPlayed(outside, placeOf(2), { ageS: 0, duration: 1440, spans: [[0, 1440]] });
      await sendDue(outside);
      expect(server.attempts).toHaveLength(1);
    },
  );
});

describe('a server that does not answer', () => {
  it('gets the play later, as it was, and oldest first', async () => {
    const server = openServer();
    const outside = server.world.worker();
    server.answer = { status: 503, body: {} };
    await watchToTheEnd(outside);
    expect(states(server)).toEqual(['waiting']);
    const at = new Date(server.world.now).toISOString();
    server.answer = undefined;
    server.world.now += 3 * DAY_MS;
    await sendDue(outside);
    expect(server.attempts[0]).toContain(at);
    expect(queued(server)).toEqual([]);
  });

  it('for a week loses it, and the person is told', async () => {
    const server = openServer();
    const outside = server.world.worker();
    server.answer = { status: 503, body: {} };
    await watchToTheEnd(outside);
    server.world.now += 7 * DAY_MS + 1;
    await sendDue(outside);
    expect([states(server), queued(server)]).toEqual([['too_old'], []]);
  });

  it('because the person is signed out keeps it', async () => {
    const server = openServer();
    const outside = server.world.worker();
    server.answer = { status: 401, body: { errors: [{ message: 'no' }] } };
    await watchToTheEnd(outside);
    expect([states(server), queued(server).length]).toEqual([['signed_out'], 1]);
  });

  it('gets it even if the clock was set back meanwhile', async () => {
    const server = openServer();
    const outside = server.world.worker();
    server.answer = { status: 503, body: {} };
    await watchToTheEnd(outside);
    server.answer = undefined;
    server.world.now -= 30 * DAY_MS;
    await settle(sendDue(outside));
    expect(states(server)).toEqual(['recorded']);
  });
});
