import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/chromium.ts';
import { startFixtureServer } from './fixtures/start.ts';

const server = await startFixtureServer();
afterAll(() => server.stop());
const { origin } = new URL(server.url);

/** What Apollo Client and the tracing of Sentry and OpenTelemetry add. */
const CLIENT_HEADERS = {
  'content-type': 'application/json',
  'apollographql-client-name': 'shelf',
  'apollo-require-preflight': 'true',
  'x-apollo-operation-name': 'Q',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  'sentry-trace': '1',
  baggage: 'a=b',
};

const PAGE_VISIT = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('a browser that opens the address gets GraphiQL, under a strict policy', async () => {
  const page = await fetch(server.url, { headers: PAGE_VISIT });
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(await page.text()).not.toMatch(/https?:\/\//);
});

test('anything else that opens it without a query is told what to send', async () => {
  for (const accept of ['*/*', 'application/json']) {
    const answer = await fetch(server.url, { headers: { accept } });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/json');
  }
});

test('a browser that follows a link with a query gets its answer', async () => {
  const answer = await fetch(`${server.url}?query={__typename}`, { headers: PAGE_VISIT });
  expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
});

test('the files of the page are served, compressed and for ever', async () => {
  const page = await (await fetch(server.url, { headers: PAGE_VISIT })).text();
  const files = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  expect(files).toHaveLength(4);
  for (const file of files) {
    const asset = await fetch(`${origin}${file}`, { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${origin}${file}`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe(await asset.text());
  }
  expect((await fetch(`${origin}/graphql/assets/graphiql-0000000000000000.js`)).status).toBe(404);
});

test('a page of another site asks with the headers of its client, in Chromium', async () => {
  const other = createServer((_request, response) => response.end('<title>Another site</title>'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    const asked = { url: server.url, headers: CLIENT_HEADERS };
    const answer = await page.evaluate(async ({ url, headers }) => {
      const body = JSON.stringify({ query: '{ __typename }' });
      return (await fetch(url, { method: 'POST', headers, body })).json();
    }, asked);
    expect(answer).toMatchObject({ data: { __typename: 'Query' } });
  } finally {
    await browser.close();
    other.close();
  }
}, 120_000);

test('GraphiQL works in Chromium, and nothing it does leaves this machine or breaks its policy', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    const asked = new Set<string>();
    const workers = new Set<string>();
    const sent: string[] = [];
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''),
    );
    page.on('worker', (worker) => workers.add(worker.url().replace(/-[0-9a-f]+\.js$/, '')));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));

    await page.goto(server.url);
    await page.getByText('kimetsu no yaiba').first().waitFor();
    await page.getByRole('button', { name: 'Execute query' }).click();
    await page.getByText('"FINISHED"').first().waitFor();

    await page.goto(`${server.url}#example=type-name`);
    await page.reload();
    await page.getByText('Ask for nothing much').first().waitFor();
    await page.getByRole('button', { name: 'Execute query' }).click();
    await page.getByText('"__typename"').first().waitFor();
    expect(page.url()).toBe(`${server.url}#example=type-name`);

    // The schema is there without a question to the API, which would draw from the limits of who clicks.
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page
      .getByRole('link', { name: 'Query' })
      .or(page.getByText('root types').first())
      .first()
      .waitFor();
    expect(sent).toHaveLength(2);

    expect(faults).toEqual([]);
    expect([...asked]).toEqual([origin]);
    const files = `${origin}/graphql/assets/`;
    await expect
      .poll(() => workers)
      .toEqual(new Set([`${files}editor-worker`, `${files}graphql-worker`, `${files}json-worker`]));
  } finally {
    await browser.close();
  }
}, 120_000);
