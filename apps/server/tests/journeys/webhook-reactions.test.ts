import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebhookEvent } from '@tsuzuki/contract/webhooks';
import type { Tx } from '#platform/database/index.ts';
import { publish } from '#platform/events.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { mergeMovieReleases, noteStreaming, writeUnits } from '#slices/releases/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { giveTier, makeEndpoint, TO_THIS_MACHINE, webhookOwner } from '../webhook-owner.ts';
import { startReceiver, type Receiver } from '../webhook-receiver.ts';

let test: TestApp;
let receiver: Receiver;
let userId: string;
let id: string;
let animeId: string;
let mangaId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', settings: TO_THIS_MACHINE });
  receiver = await startReceiver();
  animeId = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)?.id ?? '';
  ({ id: userId } = await webhookOwner(test, 'mika'));
  const eventTypes = [
    'episode.airing',
    'chapter.released',
    'movie.release_date',
    'streaming.available',
  ];
  ({ id } = await makeEndpoint(test, userId, { url: receiver.url, eventTypes }));
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});

async function stateNow(): Promise<string | undefined> {
  const { rows } = await sql<{
    state: string;
  }>`select state from webhooks.endpoint where id = ${id}`.execute(test.app.db);
  return rows[0]?.state;
}

const eventsOf = (type: string) =>
  receiver.requests
    .map(({ body }) => WebhookEvent.parse(JSON.parse(body)))
    .filter((event) => event.type === type);

const inTransaction = (work: (tx: Tx) => Promise<unknown>) =>
  test.app.db.transaction().execute(work);

const movie = (releasedOn: string) =>
  inTransaction((tx) =>
    mergeMovieReleases(test.app, tx, {
      source: 'test',
      claims: [{ animeId, region: 'JP', kind: 'THEATRICAL', releasedOn, note: null }],
    }),
  );

describe('what other slices publish', () => {
  it('arrives as events', async () => {
    await expect.poll(stateNow).toBe('ACTIVE');
    const unit = {
      kind: 'CHAPTER',
      position: 1,
      language: 'en',
      title: 'A day',
      volume: null,
      url: null,
    } as const;
    await inTransaction((tx) =>
      writeUnits(test.app, tx, {
        source: 'test',
        claims: [{ ...unit, mangaId, label: '10.5', releasedOn: '2026-01-14' }],
      }),
    );
    await movie('2026-03-01');
    await inTransaction((tx) =>
      noteStreaming(test.app, tx, [
        {
          animeId,
          before: [],
          after: [
            {
              service: 'netflix',
              url: 'https://netflix.example/1',
              regions: ['JP'],
              startsAt: null,
            },
          ],
        },
      ]),
    );
    await inTransaction((tx) =>
      publish(test.app, tx, episodeAiring, {
        animeId,
        airingAt: '2026-01-15T12:20:00.000Z',
        episode: 3,
        isProjected: false,
        previousAiringAt: null,
        moves: 0,
      }),
    );
    await expect.poll(() => receiver.requests.length).toBe(5);
    expect(eventsOf('chapter.released')).toMatchObject([
      { data: { manga: { id: mangaId }, chapter: { label: '10.5' } } },
    ]);
    expect(eventsOf('movie.release_date')).toMatchObject([
      { data: { release: { releasedOn: '2026-03-01', previousOn: null } } },
    ]);
    expect(eventsOf('streaming.available')).toMatchObject([
      { data: { anime: { id: animeId }, offer: { service: 'netflix' } } },
    ]);
    expect(eventsOf('episode.airing')).toMatchObject([
      { data: { episode: 3, airingAt: '2026-01-15T12:20:00.000Z' } },
    ]);
  });

  it('has every change of a date, also one back and forth', async () => {
    for (const day of ['2026-03-02', '2026-03-01', '2026-03-02']) {
      const before = eventsOf('movie.release_date').length;
      await movie(day);
      await expect.poll(() => eventsOf('movie.release_date').length).toBe(before + 1);
    }
    const sequences = eventsOf('movie.release_date').map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  });
});

describe('a downgrade', () => {
  it('stops events, and an upgrade resumes them', async () => {
    await giveTier(test, userId, 'free');
    await expect.poll(stateNow).toBe('TIER_PAUSED');
    const before = receiver.requests.length;
    await movie('2026-04-01');
    expect(receiver.requests.length).toBe(before);
    await giveTier(test, userId, 'commercial');
    await expect.poll(stateNow).toBe('ACTIVE');
    await movie('2026-04-02');
    await expect
      .poll(() => eventsOf('movie.release_date').at(-1))
      .toMatchObject({ data: { release: { releasedOn: '2026-04-02' } } });
    const days = eventsOf('movie.release_date').map(({ data }) =>
      'release' in data ? data.release.releasedOn : null,
    );
    expect(days).not.toContain('2026-04-01');
    const { rows } = await sql`
      select 1 as one from webhooks.event where data like '%"releasedOn":"2026-04-01"%'`.execute(
      test.app.db,
    );
    expect(rows).toEqual([]);
  });
});
