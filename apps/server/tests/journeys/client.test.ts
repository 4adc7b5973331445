import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  afterAll,
  afterEach,
  beforeAll,
  describe,
  expect,
  expectTypeOf,
  it,
  onTestFinished,
} from 'vitest';
import {
  ApiError,
  createClient,
  type AnimeFormat,
  type ApiFault,
  type SaveOutcome,
} from '../../../../packages/client/src/index.ts';
import { createKey } from '#slices/access/index.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
let limited: TestApp;
let apiKey: string;
const servers: Server[] = [];

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  limited = await startTestApp({ roles: ['web'], settings: { TSUZUKI_LIMITS: 'on' } });
  const { id: userId } = await limited.user('mika');
  const make = limited.app.db.transaction();
  ({ key: apiKey } = await make.execute((tx) => createKey(limited.app, tx, { userId })));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
afterAll(async () => {
  await test.close();
  await limited.close();
});

/** A server that responds with each status in turn, and then forwards to the real one. */
const unreliable = async (statuses: number[], headers: Record<string, string> = {}) => {
  let asked = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = statuses[asked];
    asked += 1;
    if (status === 0) return response.destroy();
    if (status !== undefined) return response.writeHead(status, headers).end('{}');
    const answer = await fetch(`${test.url}${request.url}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.concat(chunks),
    });
    return response.writeHead(answer.status).end(await answer.text());
  };
  const server = createServer((request, response) => void respond(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
};

const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

const version = { dataSources: { key: true } } as const;

describe('query', () => {
  it('gives what is selected, typed by the selection', async () => {
    const client = createClient({ url: test.url });
    const data = await client.query({
      searchAnime: {
        $: { query: '鬼滅の刃', first: 1 },
        totalCount: true,
        nodes: { titleNative: true, titleEnglish: true, format: true, externalIds: { site: true } },
      },
    });
    expectTypeOf(data.searchAnime!.totalCount).toEqualTypeOf<number | null>();
    expectTypeOf(data.searchAnime!.nodes[0]!.format).toEqualTypeOf<AnimeFormat>();
    expectTypeOf(data.searchAnime!.nodes[0]!.titleEnglish).toEqualTypeOf<string | null>();
    expect(data.searchAnime!.nodes).toMatchObject([{ titleNative: '鬼滅の刃', format: 'TV' }]);
    expect(Object.keys(data.searchAnime!.nodes[0] ?? {})).toHaveLength(4);
  });

  it('selects of an interface what each of its types has', async () => {
    const client = createClient({ url: test.url });
    const { node } = await client.query({
      node: {
        $: { id: '8f8ef296-fd54-5f74-8819-e88974765be3' },
        __typename: true,
        id: true,
        on: { Anime: { titleNative: true, studios: { name: true } }, Studio: { name: true } },
      },
    });
    expect(node).toEqual({
      __typename: 'Anime',
      id: '8f8ef296-fd54-5f74-8819-e88974765be3',
      titleNative: '葬送のフリーレン',
      studios: [{ name: 'Madhouse' }],
    });
    if (node?.['__typename'] !== 'Anime') return expect.fail('it should be an anime');
    expectTypeOf(node.titleNative).toEqualTypeOf<string>();
    // @ts-expect-error: not selected of an anime
    expect(node.name).toBeUndefined();
    // @ts-expect-error: no such type
    const wrong = () => client.query({ node: { $: { id: '' }, on: { Comic: { id: true } } } });
    expect(wrong).toBeTypeOf('function');
  });

  it('sends arguments as variables, so that no text can break out of its place', async () => {
    const client = createClient({ url: test.url });
    const query = '"}) { id } } #\\" \n 鬼滅';
    const { searchAnime } = await client.query({ searchAnime: { $: { query }, totalCount: true } });
    expect(searchAnime?.totalCount).toBeGreaterThanOrEqual(0);
  });

  it('is refused by the types where the schema has no such thing', () => {
    const client = createClient({ url: test.url });
    const wrong = () => [
      // @ts-expect-error: no such field
      client.query({ anime: { $: { id: '' }, title: true } }),
      // @ts-expect-error: an argument is missing
      client.query({ anime: { titleRomaji: true } }),
      // @ts-expect-error: no such season
      client.query({ airingSchedule: { $: { season: 'AUTUMN', year: 2026 }, totalCount: true } }),
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('says why the server refused it', async () => {
    const client = createClient({ url: test.url });
    const error = await failure(client.query({ anime: { $: { id: 'frieren' }, id: true } }));
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', status: 200 });
    expect(error.requestId).toMatch(/^[\w-]{14}$/u);
    expect(error.message).toContain('frieren');
    const unknown = createClient({ url: test.url, apiKey: 'svc_live_nonsense' });
    expect(await failure(unknown.query(version))).toMatchObject({
      code: 'UNAUTHENTICATED',
      status: 401,
    });
  });

  it('tells of fields above the tier, and gives the others', async () => {
    const faults: ApiFault[] = [];
    const client = createClient({ url: test.url, onTierRequired: (more) => faults.push(...more) });
    const { searchAnime } = await client.query({
      searchAnime: {
        $: { query: 'frieren', first: 1 },
        nodes: { titleNative: true, streamingLinks: { url: true } },
      },
    });
    expect(searchAnime?.nodes).toMatchObject([{ streamingLinks: null }]);
    expect(faults.map(({ extensions }) => extensions?.code)).toEqual(['TIER_REQUIRED']);
  });
});

describe('mutate', () => {
  const FRIEREN = '8f8ef296-fd54-5f74-8819-e88974765be3';

  it('changes what is named, typed by the selection, for who has a bearer token', async () => {
    const { bearer } = await test.user('rin');
    let asked = 0;
    const accessToken = (): Promise<string> => {
      asked += 1;
      return Promise.resolve(bearer);
    };
    const client = createClient({ url: test.url, accessToken });
    const input = { animeId: FRIEREN, status: 'CURRENT', progress: 3 } as const;
    const { saveAnimeListEntry: saved } = await client.mutate({
      saveAnimeListEntry: { $: { input }, outcome: true, entry: { id: true, progress: true } },
    });
    expectTypeOf(saved!.outcome).toEqualTypeOf<SaveOutcome>();
    expectTypeOf(saved!.entry).toEqualTypeOf<{ id: string; progress: number } | null>();
    expect(saved).toMatchObject({ outcome: 'ADDED', entry: { progress: 3 } });
    const { viewer } = await client.query({ viewer: { username: true } });
    expect(viewer).toEqual({ username: 'rin' });
    expect(asked).toBe(2);
  });

  it('is refused by the types where the schema has no such mutation, and by the server without an account', async () => {
    const client = createClient({ url: test.url });
    // @ts-expect-error: a query
    expect(() => client.mutate({ dataSources: { key: true } })).toBeTypeOf('function');
    const toggled = client.mutate({
      toggleFavourite: { $: { animeId: FRIEREN }, isFavourite: true },
    });
    expect(await failure(toggled)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('takes a key or a token, not both', () => {
    const both = { url: test.url, apiKey, accessToken: 'a.b.c' };
    expect(() => createClient(both)).toThrow('not both');
  });
});

describe('each', () => {
  it('follows the pages to the end, each item once', async () => {
    const client = createClient({ url: test.url });
    const ids: string[] = [];
    const filters = { season: 'WINTER', year: 2026 } as const;
    const selection = { anime: { id: true } } as const;
    const options = { pageSize: 20 };
    for await (const { anime } of client.each('airingSchedule', filters, selection, options)) {
      ids.push(anime.id);
    }
    expect(ids.length).toBeGreaterThan(40);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('limits and failures', () => {
  it('waits as long as the limit says, and no longer', async () => {
    const client = createClient({ url: limited.url, apiKey });
    const startedAt = performance.now();
    const noon = limited.clock.now().getTime();
    const running = setInterval(
      () => limited.clock.set(new Date(noon + performance.now() - startedAt)),
      10,
    );
    onTestFinished(() => clearInterval(running));
    for (let count = 0; count < 2; count += 1) await client.query(version);
    expect(performance.now() - startedAt).toBeGreaterThan(1_500);
    const impatient = createClient({ url: limited.url, apiKey, maxWaitMs: 100 });
    expect(await failure(impatient.query(version))).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
    });
  });

  it('asks again after failures of the network and the server, and gives up at last', async () => {
    const flaky = await unreliable([0, 503]);
    await createClient({ url: flaky.url }).query(version);
    expect(flaky.asked()).toBe(3);
    const down = await unreliable([503, 503, 503]);
    const client = createClient({ url: down.url, retries: 1 });
    expect(await failure(client.query(version))).toMatchObject({ status: 503 });
    expect(down.asked()).toBe(2);
  });

  it('never sends a mutation twice, unless a limit denied it', async () => {
    const broken = await unreliable([503]);
    await failure(createClient({ url: broken.url }).request('mutation { nothing }'));
    expect(broken.asked()).toBe(1);
    const limit = await unreliable([429], { 'retry-after': '0' });
    await failure(createClient({ url: limit.url }).request('mutation { nothing }'));
    expect(limit.asked()).toBe(2);
  });

  it('names an address that is not the API, and one where nobody answers', async () => {
    const page = await unreliable([]);
    const wrong = createClient({ url: page.url, fetch: async () => new Response('<html>') });
    expect(await failure(wrong.query(version))).toMatchObject({ code: 'NOT_GRAPHQL' });
    const nobody = createClient({ url: 'http://127.0.0.1:1', retries: 0 });
    expect(await failure(nobody.query(version))).toMatchObject({ code: 'UNREACHABLE' });
  });

  it('stops when the caller no longer wants it', async () => {
    const slow = await unreliable([429], { 'retry-after': '30' });
    const controller = new AbortController();
    const asking = createClient({ url: slow.url }).query(version, { signal: controller.signal });
    await expect.poll(slow.asked).toBe(1);
    controller.abort(new Error('enough'));
    await expect(asking).rejects.toThrow('enough');
  });
});
