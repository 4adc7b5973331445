import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, type Event } from '#platform/events.ts';
import { issueBearer } from '#slices/accounts/index.ts';
import { episodeAiring } from '#slices/airing/index.ts';
import { findSequels } from '#slices/alerts/commands/find-sequels.ts';
import { tellAlerts } from '#slices/alerts/commands/tell-alerts.ts';
import { catalogue, mangaCatalogue } from '#slices/catalog/index.ts';
import { chapterReleased, movieReleaseDated, streamingAvailable } from '#slices/releases/index.ts';
import { airsAt } from '../airs-at.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const NOW = '2026-01-15T12:00:00.000Z';
const INBOX = `{ viewer { unreadNoticeCount
  notices(first: 20) { nodes { kind subject subjectId readAt details { name text } } } } }`;

/** A user whose requests must succeed, however long ago they signed in. */
const personNamed = async (name: string) => {
  const { id } = await test.user(name);
  const bearer = async () => (await issueBearer(test.app, id, 'web')).accessToken;
  const ask = async (query: string, variables: object = {}) => {
    const { data, errors } = await test.ask(query, { variables, bearer: await bearer() });
    expect(errors).toBeUndefined();
    return data;
  };
  return { id, bearer, ask };
};
type Person = Awaited<ReturnType<typeof personNamed>>;

let test: TestApp;
let mika: Person;
let rin: Person;
let animeId: string;
let mangaId: string;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'], now: NOW });
  mika = await personNamed('mika');
  rin = await personNamed('rin');
  animeId = [...test.app.get(catalogue).all()].find(({ isAdult }) => !isAdult)!.id;
  mangaId = [...test.app.get(mangaCatalogue).all()].find(({ isAdult }) => !isAdult)!.id;
});
afterAll(() => test.close());

const save = (person: Person, id: string, status: string, progress = 0) =>
  person.ask(
    `mutation ($id: ID!, $status: ListStatus!, $progress: Int!) {
      saveAnimeListEntry(input: { animeId: $id, status: $status, progress: $progress }) { __typename } }`,
    { id, status, progress },
  );
const saveManga = (person: Person, id: string, status: string, progress = 0) =>
  person.ask(
    `mutation ($id: ID!, $status: ListStatus!, $progress: Float!) {
      saveMangaListEntry(input: { mangaId: $id, status: $status, progress: $progress }) { __typename } }`,
    { id, status, progress },
  );

const settle = (person: Person, input: object) =>
  person.ask(
    `mutation ($input: AlertSettingsInput!) {
      updateAlertSettings(input: $input) { alertSettings { inApp services } } }`,
    { input },
  );

/** Publishes an event, and tells what is due. */
const happen = async <Payload extends object>(event: Event<Payload>, payload: Payload) => {
  await test.app.db.transaction().execute((tx) => publish(test.app, tx, event, payload));
  await tellAlerts(test.app);
};

interface Told {
  kind: string;
  subjectId: string;
  readAt: string | null;
  details: Record<string, string>;
}

const inboxOf = async (person: Person): Promise<Told[]> => {
  const { viewer } = await person.ask(INBOX);
  return viewer.notices.nodes.map((notice: any) => ({
    ...notice,
    details: Object.fromEntries(notice.details.map(({ name, text }: any) => [name, text])),
  }));
};
const kindsOf = async (person: Person) => (await inboxOf(person)).map(({ kind }) => kind);

const clearInbox = (person: Person) =>
  test.app.database.pool.query('delete from profiles.notice where user_id = $1', [person.id]);

const airing = (minutes: number, episode: number | null, previous: string | null = null) => ({
  animeId,
  airingAt: new Date(Date.parse(NOW) + minutes * 60_000).toISOString(),
  episode,
  isProjected: false,
  previousAiringAt: previous,
  moves: previous === null ? 0 : 1,
});

/** An episode is announced at the time at which it is on the schedule. */
const announce = async (minutes: number, episode: number, previous: string | null = null) => {
  const near = airing(minutes, episode, previous);
  airsAt(test.app, animeId, near.airingAt);
  await happen(episodeAiring, near);
  return near;
};

describe('an episode', () => {
  it('is told to those who watch it, before it and when it aired, each as they chose', async () => {
    await save(mika, animeId, 'CURRENT', 4);
    await save(rin, animeId, 'PLANNING');
    await settle(mika, { inApp: ['AIRING_SOON', 'EPISODE_AIRED'] });
    await announce(20, 5);
    expect((await inboxOf(mika)).map(({ kind, details }) => [kind, details['episode']])).toEqual([
      ['AIRING_SOON', '5'],
    ]);
    test.clock.set(new Date(Date.parse(NOW) + 21 * 60_000));
    await Promise.all([tellAlerts(test.app), tellAlerts(test.app)]);
    // The notice that it airs soon went with the one that it aired.
    expect((await inboxOf(mika)).map(({ kind, details }) => [kind, details])).toEqual([
      ['EPISODE_AIRED', { episode: '5' }],
    ]);
    expect(await inboxOf(rin)).toEqual([]);
    await tellAlerts(test.app);
    expect(await kindsOf(mika)).toEqual(['EPISODE_AIRED']);
  });

  it('replaces an unread notice of an earlier one, and stays as history once it was read', async () => {
    await announce(20, 6);
    test.clock.set(new Date(Date.parse(NOW) + 22 * 60_000));
    await announce(22, 7);
    expect((await inboxOf(mika)).map(({ details }) => details['episode'])).toEqual(['7']);
    await mika.ask('mutation { markNoticesRead { unreadNoticeCount } }');
    test.clock.set(new Date(Date.parse(NOW) + 23 * 60_000));
    await announce(23, 8);
    const told = await inboxOf(mika);
    expect(told.map(({ details, readAt }) => [details['episode'], readAt !== null])).toEqual([
      ['8', false],
      ['7', true],
    ]);
    await clearInbox(mika);
  });

  it('that moved is not told at its earlier time, and one they have seen not at all', async () => {
    const first = await announce(30, 9);
    await announce(50, 9, first.airingAt);
    await clearInbox(mika);
    test.clock.set(new Date(Date.parse(NOW) + 31 * 60_000));
    await tellAlerts(test.app);
    expect(await inboxOf(mika)).toEqual([]);
    test.clock.set(new Date(Date.parse(NOW) + 51 * 60_000));
    await tellAlerts(test.app);
    expect(await kindsOf(mika)).toEqual(['EPISODE_AIRED']);
    await clearInbox(mika);
    await save(mika, animeId, 'CURRENT', 10);
    await announce(51, 10);
    expect(await inboxOf(mika)).toEqual([]);
  });

  it('that moved to a time which is not announced yet is not told at its earlier time', async () => {
    const first = await announce(70, 11);
    airsAt(test.app, animeId, airing(150, 11).airingAt);
    await clearInbox(mika);
    test.clock.set(new Date(Date.parse(NOW) + 71 * 60_000));
    await tellAlerts(test.app);
    expect(await inboxOf(mika)).toEqual([]);
    await happen(episodeAiring, airing(150, 11, first.airingAt));
    await clearInbox(mika);
    test.clock.set(new Date(Date.parse(NOW) + 151 * 60_000));
    await tellAlerts(test.app);
    expect((await inboxOf(mika)).map(({ kind, details }) => [kind, details['episode']])).toEqual([
      ['EPISODE_AIRED', '11'],
    ]);
  });

  it('is told to nobody a day late', async () => {
    await announce(160, 12);
    await clearInbox(mika);
    test.clock.set(new Date(Date.parse(NOW) + 27 * 3_600_000));
    await tellAlerts(test.app);
    expect(await inboxOf(mika)).toEqual([]);
  });
});

it('a chapter is told once, or in the languages one reads', async () => {
  await saveManga(mika, mangaId, 'CURRENT', 3);
  await saveManga(rin, mangaId, 'CURRENT', 3);
  await settle(mika, { inApp: ['NEW_CHAPTER'] });
  await settle(rin, { chapterLanguages: ['fr'] });
  const chapter = (label: string, language: string) => ({
    mangaId,
    chapterId: test.app.ids.next(),
    label,
    language,
    title: null,
    releasedOn: null,
  });
  for (const language of ['en', 'fr', 'de']) await happen(chapterReleased, chapter('4', language));
  await happen(chapterReleased, chapter('2', 'fr'));
  const told = async (person: Person) =>
    (await inboxOf(person)).map(({ details }) => `${details['chapter']} ${details['language']}`);
  expect(await told(mika)).toEqual(['4 en']);
  expect(await told(rin)).toEqual(['4 fr']);
  await clearInbox(rin);
});

it('a date of a film is told in its region, a service to those who have it', async () => {
  await settle(rin, { services: ['netflix'] });
  await clearInbox(mika);
  await settle(mika, { inApp: ['FILM_DATE', 'NOW_STREAMING'], services: ['crunchyroll'] });
  await save(mika, animeId, 'PLANNING');
  for (const person of [mika, rin])
    await person.ask('mutation { updatePreferences(input: { region: "JP" }) { __typename } }');
  const film = { animeId, kind: 'THEATRICAL', releasedOn: '2026-07-01', previousOn: '2026-05-01' };
  for (const region of ['JP', 'DE'])
    await happen(movieReleaseDated, {
      ...film,
      region,
      releaseId: test.app.ids.next(),
      changeId: test.app.ids.next(),
    });
  const offer = { animeId, url: 'https://example.org/watch', startsAt: null, changeId: null };
  await happen(streamingAvailable, { ...offer, service: 'netflix', regions: ['JP', 'US'] });
  await happen(streamingAvailable, { ...offer, service: 'netflix', regions: ['US'] });
  await happen(streamingAvailable, { ...offer, service: 'crunchyroll', regions: ['US'] });
  expect((await inboxOf(mika)).map(({ kind, details }) => [kind, details['date']])).toEqual([
    ['FILM_DATE', '2026-07-01'],
  ]);
  expect(await kindsOf(rin)).toEqual(['NOW_STREAMING', 'FILM_DATE']);
});

it('adult titles are told only to those who want to see them', async () => {
  await clearInbox(mika);
  await settle(mika, { inApp: ['EPISODE_AIRED'] });
  await save(mika, animeId, 'CURRENT');
  await test.app.database.pool.query(
    'update accounts."user" set shows_adult = (id = $1) where id = any($2)',
    [rin.id, [mika.id, rin.id]],
  );
  await save(rin, animeId, 'CURRENT');
  await clearInbox(rin);
  const work = test.app.get(catalogue).get(animeId)!;
  Object.assign(work, { isAdult: true });
  const airingAt = test.clock.now().toISOString();
  airsAt(test.app, animeId, airingAt);
  await happen(episodeAiring, { ...airing(0, 20), airingAt });
  Object.assign(work, { isAdult: false });
  expect([await kindsOf(mika), await kindsOf(rin)]).toEqual([[], ['EPISODE_AIRED']]);
});

describe('a sequel', () => {
  it('is told when it is announced, and never at the first look', async () => {
    await clearInbox(rin);
    await save(rin, animeId, 'COMPLETED');
    const works = [...test.app.get(catalogue).all()].filter(
      ({ id, isAdult, externalIds }) =>
        id !== animeId && !isAdult && externalIds.some(({ isPrimary }) => isPrimary),
    );
    const [known, announced] = works;
    const continues = async (work: (typeof works)[number]) => {
      const { site, id } = test.app
        .get(catalogue)
        .get(animeId)!
        .externalIds.find(({ isPrimary }) => isPrimary)!;
      await test.app.database.pool.query(
        `insert into catalog.relation (work_id, kind, medium, site, external_id, source)
         values ($1, 'PREQUEL', 'ANIME', $2, $3, 'corrections')`,
        [work.id, site, id],
      );
      Object.assign(work, { status: 'NOT_YET_RELEASED' });
    };
    await continues(known!);
    expect(await findSequels(test.app)).toBe(0);
    await continues(announced!);
    expect(await findSequels(test.app)).toBe(1);
    expect(await findSequels(test.app)).toBe(0);
    await tellAlerts(test.app);
    const [told] = await inboxOf(rin);
    expect([told?.kind, told?.subjectId, told?.details['sequelId']]).toEqual([
      'SEQUEL_ANNOUNCED',
      animeId,
      announced!.id,
    ]);
  });
});

it('settings are refused with every fault', async () => {
  const { errors } = await test.ask(
    `mutation { updateAlertSettings(input: { services: ["no such!"], chapterLanguages: ["English"] }) { __typename } }`,
    { bearer: await mika.bearer() },
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ reason: 'ALERT_SERVICE_UNKNOWN' }, { reason: 'ALERT_LANGUAGE_UNKNOWN' }],
  });
});
