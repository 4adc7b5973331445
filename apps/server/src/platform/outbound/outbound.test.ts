import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseAllowList } from './allow-list.ts';
import type { OutboundFault } from './fault.ts';
import type { Resolve } from './guard.ts';
import { HOSTILE_ADDRESSES } from './fixtures/hostile-addresses.ts';
import { createOutbound } from './outbound.ts';
import type { Outbound, OutboundRequest } from './request.ts';

const closers: (() => Promise<unknown>)[] = [];
let hits = 0;
let port: number;
let answer: RequestListener;

const client = (allowed = '', resolve?: Resolve): Outbound => {
  const made = createOutbound(parseAllowList(allowed), resolve);
  closers.push(made.close);
  return made;
};
const reasonOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'answered',
    (error: OutboundFault) => error.reason,
  );
const resolvesTo =
  (...addresses: string[]): Resolve =>
  (_hostname, _options, tell) =>
    tell(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const asUser = (address: string, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  address,
  setBy: 'user',
  deadlineMs: 1_500,
  ...more,
});

beforeEach(async () => {
  hits = 0;
  answer = (_request, response) => response.end('a secret of the house');
  const victim = createServer((request, response) => {
    hits += 1;
    answer(request, response);
  }).listen(0, '::');
  await once(victim, 'listening');
  ({ port } = victim.address() as AddressInfo);
  closers.push(async () => {
    victim.closeAllConnections();
    victim.close();
  });
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

describe('an address a user set', () => {
  it.each(HOSTILE_ADDRESSES)('%s is refused, and nobody is called', async (pattern) => {
    const address = pattern.replace('PORT', String(port));
    expect(await reasonOf(client().send(asUser(address)))).toBe('forbidden');
    expect(hits).toBe(0);
  });

  it('whose name leads home is refused at connect', async () => {
    expect(await reasonOf(client().send(asUser(`http://localhost:${port}/`)))).toBe('forbidden');
    const mixed = client('', resolvesTo('93.184.215.14', '127.0.0.1'));
    expect(await reasonOf(mixed.send(asUser(`http://mixed.example:${port}/`)))).toBe('forbidden');
    const empty = client('', resolvesTo());
    expect(await reasonOf(empty.send(asUser(`http://empty.example:${port}/`)))).toBe('forbidden');
    expect(hits).toBe(0);
  });

  it.each([
    'localhost',
    'app.localhost',
    'nas.local',
    'db.internal',
    'nas.home.arpa',
    'localhost.',
  ])(
    'with the name %s is refused before anything is looked up, unless the operator allows it',
    (name) => {
      const address = `https://${name}/hook`;
      expect(() => client().check(address)).toThrow('public internet');
      expect(() => client(name).check(address)).not.toThrow();
      expect(() => client('192.168.1.0/24').check(address)).not.toThrow();
      expect(() => client().check(`https://${name}.example.org/hook`)).not.toThrow();
    },
  );

  it('is looked up again at every connection: a name that moved home later is refused', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']];
    let asked = 0;
    const rebinding = client('', (...call) => resolvesTo(...(answers[asked++] ?? []))(...call));
    const address = `http://rebinding.example:${port}/`;
    const first = await reasonOf(rebinding.send(asUser(address, { deadlineMs: 300 })));
    expect(['too_slow', 'unreachable']).toContain(first);
    expect(await reasonOf(rebinding.send(asUser(address)))).toBe('forbidden');
    expect(hits).toBe(0);
  });

  it.each(['127.0.0.1', '127.0.0.0/8', 'nas.lan', 'nas.lan:PORT'])(
    'is reached where the operator allows %s',
    async (allowed) => {
      const open = client(allowed.replace('PORT', String(port)), resolvesTo('127.0.0.1'));
      const host = allowed.startsWith('nas') ? 'nas.lan' : '127.0.0.1';
      const sent = open.send(asUser(`http://${host}:${port}/`));
      // Only the allow-list's own resolver knows the name, and only if the whole host is allowed.
      if (host === 'nas.lan') expect(await reasonOf(sent)).toBe('unreachable');
      else expect((await sent).status).toBe(200);
      expect(await reasonOf(open.send(asUser(`http://[::1]:${port}/`)))).toBe('forbidden');
    },
  );
});

describe('the far side', () => {
  const ask = (more: Partial<OutboundRequest> = {}) =>
    client().send({ address: `http://127.0.0.1:${port}/`, setBy: 'operator', ...more });

  it('is reached wherever the operator says', async () => {
    expect((await ask()).body.toString()).toBe('a secret of the house');
  });
  it('sends nobody elsewhere', async () => {
    answer = (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/further` }).end();
    expect((await ask()).status).toBe(302);
    expect(hits).toBe(1);
  });
  it('cannot hold us with a byte now and then', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 50);
      response.on('close', () => clearInterval(drip));
    };
    const since = performance.now();
    expect(await reasonOf(ask({ deadlineMs: 400 }))).toBe('too_slow');
    expect(performance.now() - since).toBeLessThan(5_000);
  });
  it('cannot fill the memory, by length or by what would unpack', async () => {
    answer = (_request, response) => response.end(Buffer.alloc(3_000));
    expect(await reasonOf(ask({ mostBytes: 2_000 }))).toBe('too_large');
    const packed = gzipSync(Buffer.alloc(5_000_000));
    answer = (_request, response) => response.setHeader('content-encoding', 'gzip').end(packed);
    expect((await ask()).body).toEqual(packed);
  });
  it('that is not there is unreachable', async () => {
    expect(await reasonOf(ask({ address: 'http://127.0.0.1:9/' }))).toBe('unreachable');
  });
});

it.each(['nas lan', '10.0.0.0/33', 'http://nas.lan', 'nas.lan:port'])(
  'an allow-list with %s is a fault of the settings',
  (text) => expect(() => parseAllowList(text)).toThrow(),
);

describe('an answer that is read as it comes', () => {
  const readAll = (
    more: Partial<OutboundRequest> = {},
  ): Promise<{ status: number; text: string }> =>
    client(`127.0.0.1:${port}`).stream(
      asUser(`http://127.0.0.1:${port}/`, more),
      async ({ status, body }) => {
        const chunks: Buffer[] = [];
        for await (const chunk of body) chunks.push(chunk);
        return { status, text: Buffer.concat(chunks).toString() };
      },
    );

  it('comes with its status, of any size up to the cap', async () => {
    answer = (_request, response) => response.writeHead(206).end('x'.repeat(3_000_000));
    const { status, text } = await readAll({ mostBytes: 3_000_000 });
    expect([status, text.length]).toEqual([206, 3_000_000]);
    expect(await reasonOf(readAll({ mostBytes: 2_999_999 }))).toBe('too_large');
  });

  it('tells a connection that ended early from one that was never made', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await reasonOf(readAll())).toBe('cut_off');
    port = 1;
    expect(await reasonOf(readAll())).toBe('unreachable');
  });

  it('ends at the deadline however many bytes still come', async () => {
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await reasonOf(readAll({ deadlineMs: 200 }))).toBe('too_slow');
  });

  it('passes on what its reader throws, and ends the connection', async () => {
    const closed = Promise.withResolvers<void>();
    answer = (_request, response) => {
      response.on('close', () => closed.resolve());
      response.write('x');
    };
    const reading = client(`127.0.0.1:${port}`).stream(asUser(`http://127.0.0.1:${port}/`), () =>
      Promise.reject(new Error('the disk is full')),
    );
    await expect(reading).rejects.toThrow('the disk is full');
    await closed.promise;
  });
});
