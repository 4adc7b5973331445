import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readLenientJson } from '../payload/lenient-json.ts';
import type { Payload } from '../payload/payload.ts';
import type { Decoded, PlaybackEvent } from '../pipeline/playback.ts';
import { isObject, spoiled } from './fixtures/spoiled.ts';
import { faultsOf } from './fixtures/well-formed.ts';
import { SERVER_KINDS, type ServerKind } from './kind.ts';
import { decodePlayback, foreignKind } from './index.ts';

const folder = new URL('../../../../tests/fixtures/payloads/', import.meta.url);

const SERVER_OF: ReadonlyMap<string, ServerKind> = new Map([
  ['plex', 'server_a'],
  ['jellyfin', 'server_b'],
  ['emby', 'server_b'],
  ['other', 'server_b'],
]);

interface Sample {
  name: string;
  server: ServerKind;
  payload: Payload;
}

/** Every sample that is a bare body; recorded requests and templates are none. */
const samples: Sample[] = readdirSync(folder)
  .filter((name) => /\.(?:json|txt)$/u.test(name))
  .map((name) => {
    const read = readLenientJson(readFileSync(new URL(name, folder), 'utf8'));
    const server = SERVER_OF.get(name.split('-')[0] ?? '');
    if (read.outcome !== 'payload' || !server) throw new Error(`${name} is no sample.`);
    return { name, server, payload: read.payload };
  });

const sampleCalled = (name: string): Sample => {
  const sample = samples.find((one) => one.name.startsWith(name));
  if (!sample) throw new Error(`There is no sample ${name}.`);
  return sample;
};
const payloadOf = (name: string): Payload => sampleCalled(name).payload;

const decodeSample = (name: string): Decoded => {
  const { server, payload } = sampleCalled(name);
  return decodePlayback(server, payload);
};

const eventOf = (name: string): PlaybackEvent => {
  const decoded = decodeSample(name);
  if (decoded.outcome !== 'playback') throw new Error(`${name} is ${decoded.outcome}.`);
  return decoded.event;
};

const words = (name: string): string[] => name.split(/(?=[A-Z])|_/u).filter(Boolean);
/** Ways in which people and relays write names. */
const styles: [string, (name: string) => string][] = [
  ['lower', (name) => name.toLowerCase()],
  ['UPPER', (name) => name.toUpperCase()],
  ['snake', (name) => words(name).join('_').toLowerCase()],
  ['kebab', (name) => words(name).join('-').toLowerCase()],
  ['camel', (name) => name.charAt(0).toLowerCase() + name.slice(1).replaceAll('_', '')],
];

/** The payload with all its names in another style. */
const renamed = (value: unknown, style: (name: string) => string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [style(k), renamed(v, style)]))
    : value;

describe.each(SERVER_KINDS)('the adapter of %s', (server) => {
  const own = samples.filter((sample) => sample.server === server);

  test.each(own)('reads $name', ({ payload }) =>
    expect(faultsOf(decodePlayback(server, payload))).toEqual([]),
  );

  test.each(own)('reads $name with any of its fields missing or wrong', ({ payload }) => {
    const others = [...spoiled(payload)].filter(isObject);
    expect(others.flatMap((other) => faultsOf(decodePlayback(server, other)))).toEqual([]);
  });

  test('reads the payloads of other servers in their own words', () => {
    const foreign = samples.filter((sample) => sample.server !== server);
    for (const { server: own, payload } of foreign) {
      expect(decodePlayback(server, payload)).toEqual(decodePlayback(own, payload));
      expect(foreignKind(server, payload)).toBe(own);
      expect(foreignKind(own, payload)).toBe(null);
    }
    expect(decodePlayback(server, {}).outcome).toBe('unreadable');
  });

  test('names the user, the titles, the place and the date of an episode', () => {
    const name = server === 'server_a' ? 'plex-05' : 'jellyfin-01';
    expect(eventOf(name)).toMatchObject({
      originKind: server,
      kind: 'episode',
      serverUser: { title: 'mika' },
      ownAccount: true,
      title: 'Hidden Inventory',
      showTitle: 'JUJUTSU KAISEN',
      season: 2,
      episode: 1,
      airDate: '2023-07-06',
    });
  });

  test('takes the ids of an episode for the episode’s, and those of a film for the film’s', () => {
    const episode = server === 'server_a' ? 'plex-05' : 'jellyfin-01';
    expect(eventOf(episode).ids).toMatchObject([
      { kind: 'tmdb', level: 'episode', id: 4562708 },
      { kind: 'tvdb', level: 'episode', id: 9000784 },
    ]);
    const film = server === 'server_a' ? 'plex-10' : 'jellyfin-04';
    expect(eventOf(film).ids[0]).toMatchObject({ kind: 'tmdb', level: 'movie', id: 129 });
  });
});

describe('Plex', () => {
  test('reports how far playback came only while it reports a position', () => {
    const ratioOf = (name: string) => eventOf(name).progress.ratio;
    expect(ratioOf('plex-04')).toBeCloseTo(0.85, 3);
    expect(ratioOf('plex-06')).toBeNull();
    expect(ratioOf('plex-01')).toBeNull();
    expect(ratioOf('plex-07')).toBeCloseTo(0.85, 3);
  });

  test('names one session by player and item, from play to stop', () => {
    const key = eventOf('plex-01').sessionKey;
    expect(key).toBe(eventOf('plex-04').sessionKey);
    expect(key).not.toBe(eventOf('plex-11').sessionKey);
  });

  test('says when another account was watching', () => {
    expect(eventOf('plex-09').ownAccount).toBe(false);
  });

  test.each(['plex-02', 'plex-03', 'plex-08'])('%s is ignored', (name) => {
    expect(decodeSample(name).outcome).toBe('ignored_event');
  });

  test('tells the ids of a show that was added', () => {
    expect(decodeSample('plex-14')).toMatchObject({
      outcome: 'show',
      showKey: expect.stringContaining('"'),
    });
  });

  test('identifies by show, season and number where an older agent does', () => {
    expect(eventOf('plex-11').ids[0]).toMatchObject({
      kind: 'tvdb',
      level: 'show',
      id: 405920,
      season: 1,
      number: 13,
    });
    expect(eventOf('plex-15').ids[0]).toMatchObject({ id: 348545, season: 0, number: 2 });
    expect(eventOf('plex-12').ids[0]).toMatchObject({ id: 81797, season: 22, number: 70 });
    expect(eventOf('plex-13').ids).toEqual([]);
  });

  test('tells guid from Guid', () => {
    const Metadata = { type: 'episode', guid: [{ id: 'tmdb://1' }], Guid: 'tvdb://2' };
    const decoded = decodePlayback('server_a', { event: 'media.scrobble', Metadata });
    expect(decoded).toMatchObject({ event: { ids: [{ kind: 'tvdb', id: 2 }] } });
  });

  test.each(
    ['plex-04', 'plex-05', 'plex-14'].flatMap((sample) =>
      styles.map(([name, style]) => [sample, name, style] as const),
    ),
  )('%s is read with names in the style %s', (sample, _name, style) => {
    const { guid: _guid, ...Metadata } = payloadOf(sample)['Metadata'] as Payload;
    // In one case `guid` and `Guid` have one name; a relay keeps the ids of other sites.
    const payload: Payload = { ...payloadOf(sample), Metadata };
    const restyled = renamed(payload, style) as Payload;
    expect(decodePlayback('server_a', restyled)).toEqual(decodePlayback('server_a', payload));
  });

  test('reads the words of its event and its type in any case', () => {
    const Metadata = { type: 'Episode', Guid: [{ id: 'tvdb://2' }] };
    expect(decodePlayback('server_a', { Event: 'Media.Scrobble', Metadata })).toMatchObject({
      event: { event: 'media.scrobble', kind: 'episode', ids: [{ kind: 'tvdb', id: 2 }] },
    });
  });

  test('takes the numbers of a relay that sends them as text', () => {
    const Metadata = {
      type: 'episode',
      parentIndex: '1',
      index: '05',
      viewOffset: '900',
      duration: '1000',
    };
    expect(
      decodePlayback('server_a', { event: 'media.stop', user: 'false', Metadata }),
    ).toMatchObject({
      event: { season: 1, episode: 5, ownAccount: false, progress: { ratio: 0.9 } },
    });
  });
});

describe('Jellyfin', () => {
  test('reports a position, or none', () => {
    expect(eventOf('jellyfin-02').progress).toMatchObject({ completed: false });
    expect(eventOf('jellyfin-02').progress.ratio).toBeCloseTo(0.5, 2);
    expect(eventOf('jellyfin-03').progress).toMatchObject({ ratio: null, completed: true });
  });

  test.each([
    ['00:19:30', '00:24:00', 0.8125, 1_440_000],
    ['1:48:00.5', '02:00:00', 0.9, 7_200_000],
    ['19:30', '24:00', 0.8125, 1_440_000],
    ['', '00:24:00', null, 1_440_000],
    ['00:19:30', '00:99:00', null, null],
    ['soon', 'never', null, null],
  ])('reads the times of a template without ticks: %s of %s', (at, of, ratio, runTimeMs) => {
    const base = { NotificationType: 'PlaybackStop', ItemType: 'Episode' };
    const decoded = decodePlayback('server_b', { ...base, PlaybackPosition: at, RunTime: of });
    if (decoded.outcome !== 'playback') throw new Error(decoded.outcome);
    expect(decoded.event.runTimeMs).toBe(runTimeMs);
    if (ratio === null) expect(decoded.event.progress.ratio).toBeNull();
    else expect(decoded.event.progress.ratio).toBeCloseTo(ratio, 3);
  });

  test('believes ticks before times', () => {
    const told = { PlaybackPositionTicks: 9, RunTimeTicks: 10, RunTime: '00:24:00' };
    expect(
      decodePlayback('server_b', {
        NotificationType: 'PlaybackStop',
        ItemType: 'Episode',
        ...told,
      }),
    ).toMatchObject({ event: { progress: { ratio: 0.9 } } });
  });

  test('names the last episode of a file that holds several', () => {
    expect(eventOf('jellyfin-05')).toMatchObject({ episode: 12, episodeEnd: 13 });
  });

  test('has its texts unescaped and its empty ones left out', () => {
    expect(eventOf('jellyfin-06').showTitle).toBe('"Oshi no Ko"');
    expect(eventOf('jellyfin-07')).toMatchObject({
      season: 2,
      episode: 1,
      episodeEnd: null,
      progress: { completed: true },
      serverUser: { id: '0b1c2d3e4f5061728394a5b6c7d8e9f0' },
    });
    expect(eventOf('jellyfin-08')).toMatchObject({ title: '"Well"', season: 1, episode: 6 });
  });

  test('has the ids of its series where somebody sends them', () => {
    const base = { NotificationType: 'PlaybackStop', ItemType: 'Episode' };
    const show = { kind: 'tvdb', level: 'show', id: 424536 };
    const idsOf = (fields: Payload) => decodePlayback('server_b', { ...base, ...fields });
    const expected = { event: { ids: [show] } };
    expect(idsOf({ SeriesProvider_tvdb: '424536' })).toMatchObject(expected);
    expect(idsOf({ SeriesProvider_Tvdb: 424536 })).toMatchObject(expected);
    expect(idsOf({ Series: { ProviderIds: { Tvdb: '424536', Imdb: 'tt1' } } })).toMatchObject(
      expected,
    );
  });

  test('has no ids for what is neither episode nor film', () => {
    const audio = { NotificationType: 'PlaybackStop', ItemType: 'Audio', Provider_tmdb: '129' };
    expect(decodePlayback('server_b', audio)).toMatchObject({ event: { kind: 'other', ids: [] } });
  });

  test('is read in the nested form of Emby and of the Webhooks plugin too', () => {
    expect(eventOf('emby-01')).toMatchObject({
      event: 'PlaybackStop',
      season: 2,
      episode: 1,
      ids: [
        { kind: 'tmdb', level: 'episode', id: 4562708 },
        { kind: 'tvdb', level: 'episode', id: 9000784 },
      ],
      progress: { completed: true },
    });
    const { ids, progress } = eventOf('other-jellyfin');
    expect(ids.filter(({ level }) => level === 'show')).toMatchObject([
      { id: 95479 },
      { id: 377543 },
    ]);
    expect(progress.ratio).toBeCloseTo(0.967, 2);
  });

  describe('is read whatever the case and style of the names in a template', () => {
    test.each(
      ['jellyfin-01', 'jellyfin-04', 'jellyfin-05', 'other-jellyfin', 'emby-01'].flatMap((sample) =>
        styles.map(([name, style]) => [sample, name, style] as const),
      ),
    )('%s %s', (sample, _name, style) => {
      const payload = payloadOf(sample);
      const restyled = renamed(payload, style) as Payload;
      expect(decodePlayback('server_b', restyled)).toEqual(decodePlayback('server_b', payload));
    });
  });

  test('is taken from nested fields under the other name of the event', () => {
    const Item = { Type: 'Episode', ParentIndexNumber: 1, IndexNumber: 5 };
    const told = { NotificationType: 'playback_stop', Item, SeriesProviderIds: { Tvdb: '424536' } };
    expect(decodePlayback('server_b', { ...told, PlaybackPercentage: '81.5' })).toMatchObject({
      event: {
        season: 1,
        episode: 5,
        ids: [{ level: 'show', id: 424536 }],
        progress: { ratio: 0.815 },
      },
    });
  });

  test('counts as played where the server says so and no position says otherwise', () => {
    const Item = { Type: 'Episode', RunTimeTicks: 14_400_000_000 };
    const played = (fields: Payload) => {
      const decoded = decodePlayback('server_b', { Event: 'Stop', ...fields });
      return decoded.outcome === 'playback' ? decoded.event.progress : null;
    };
    const isPlayed = { ratio: null, completed: true };
    expect(played({ Item, Played: true })).toMatchObject(isPlayed);
    expect(played({ Item, UserData: { Played: 'True' } })).toMatchObject(isPlayed);
    expect(played({ Item: { ...Item, UserData: { Played: true } } })).toMatchObject(isPlayed);
    const PlaybackInfo = { PositionTicks: 1_440_000_000 };
    expect(played({ Item, Played: true, PlaybackInfo })).toMatchObject({ ratio: 0.1 });
  });
});
