import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildClientSchema, buildSchema, printSchema } from 'graphql';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicSchema } from '../../src/schema.ts';
import { launchBrowser } from '../chromium.ts';
import { codeOf, letterTo, PASSWORD } from '../browser.ts';
import { openPlain } from '../plain/open.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { addressOf, openAnyPage, openPage } from './pages.ts';

const CLIENT = new URL('../../../../packages/client/src/index.ts', import.meta.url).href;

/** Not synchronous, because the server is in this process. */
const run = promisify(execFile);

let test: TestApp;
let browser: Browser;

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf' });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]+)"/gu)].map(([, href]) => href ?? '');

/** Every page below `/docs` that links lead to, with its text, and every link with its page. */
const crawl = async () => {
  const pages = new Map<string, string>();
  const links: { from: string; to: URL }[] = [];
  const waiting = [new URL('/docs', test.url)];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    const { pathname } = address;
    if (pages.has(pathname)) continue;
    const response = await fetch(`${test.url}${pathname}`, { headers: { accept: 'text/html' } });
    expect(`${response.status} ${pathname}`).toBe(`200 ${pathname}`);
    const isPage = response.headers.get('content-type')?.includes('text/html') === true;
    const html = await response.text();
    pages.set(pathname, html);
    for (const href of isPage ? hrefsOf(html) : []) {
      const to = new URL(href, address);
      links.push({ from: pathname, to });
      if (to.origin === test.url && /^\/docs(?:\/|$)/u.test(to.pathname)) waiting.push(to);
    }
  }
  return { pages, links: links.filter(({ to }) => to.origin === test.url) };
};

describe('the docs', () => {
  it('have no dead link, no dead anchor, and a page for every field and type', async () => {
    const { pages, links } = await crawl();
    const outside = new Set(
      links.map(({ to }) => to.pathname).filter((place) => !pages.has(place)),
    );
    for (const place of outside) {
      const { status } = await fetch(`${test.url}${place}`, { headers: { accept: 'text/html' } });
      expect(`${status} ${place}`).toBe(`200 ${place}`);
    }
    const dead = links.filter(
      ({ to }) =>
        to.hash &&
        pages.has(to.pathname) &&
        !pages.get(to.pathname)?.includes(` id="${to.hash.slice(1)}"`),
    );
    expect(dead.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`)).toEqual([]);

    const schema = publicSchema();
    const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };
    for (const [operation, type] of Object.entries(roots)) {
      for (const field of Object.keys(type?.getFields() ?? {}))
        expect([...pages.keys()]).toContain(`/docs/reference/${operation}/${field}`);
    }
    const isShown = (name: string) =>
      !name.startsWith('__') && name !== 'Query' && name !== 'Mutation';
    for (const name of Object.keys(schema.getTypeMap()).filter(isShown))
      expect([...pages.keys()]).toContain(`/docs/reference/types/${name}`);
  });

  it('answer 404 for what is not there', async () => {
    for (const place of [
      'nothing',
      'reference/query/nothing',
      'reference/types/Nothing',
      'reference/x/anime',
    ])
      expect((await fetch(`${test.url}/docs/${place}`)).status).toBe(404);
  });

  it('give the schema to tools, as it is', async () => {
    const expected = printSchema(publicSchema()).split('\n').toSorted();
    const sdl = await (await fetch(`${test.url}/docs/schema.graphql`)).text();
    const { data } = (await (await fetch(`${test.url}/docs/introspection.json`)).json()) as {
      data: Parameters<typeof buildClientSchema>[0];
    };
    for (const schema of [buildSchema(sdl), buildClientSchema(data)])
      expect(printSchema(schema).split('\n').toSorted()).toEqual(expected);
  });
});

describe('a stranger on the first page of the docs', () => {
  it.each([true, false])(
    'reads and runs the first command; JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await openAnyPage(browser, test.url, { javaScriptEnabled });
      await page
        .getByRole('navigation', { name: 'Site' })
        .getByRole('link', { name: 'API' })
        .click();
      await page.getByRole('heading', { name: 'API documentation', level: 1 }).waitFor();
      const command = await page.locator('pre').first().innerText();
      expect(command).toContain(`curl ${test.url}/graphql`);
      const { stdout } = await run('sh', ['-c', `${command} -s -w '\\n%{http_code}'`]);
      const [answer = '', status] = stdout.trim().split('\n');
      expect(status).toBe('200');
      const { data } = JSON.parse(answer) as { data: Record<string, { nodes: unknown[] }> };
      expect(Object.values(data)[0]?.nodes.length).toBeGreaterThan(0);
      const copy = page.getByRole('button', { name: 'Copy' });
      if (javaScriptEnabled) await copy.first().waitFor();
      else expect(await copy.count()).toBe(0);
      await page.context().close();
    },
  );

  it('runs the program beside it', async () => {
    const page = openPlain();
    await page.goto(`${test.url}/docs`);
    const shown = await page.getByRole('region', { name: 'TypeScript' }).innerText();
    // `client-package.test.ts` installs the package; here its sources are used.
    const program = shown.replace('@tsuzuki/client', CLIENT);
    expect(program).not.toBe(shown);
    const words = ['--input-type=module-typescript', '--no-warnings', '-e', program];
    const cwd = path.resolve(import.meta.dirname, '../..');
    const { stdout, stderr } = await run(process.execPath, words, { cwd });
    expect(stderr).toBe('');
    expect(stdout).toContain('Sousou no Frieren');
  });

  it('makes an account and a key by its links alone, and asks with it in the terminal and in the explorer', async () => {
    const { page, faults } = await openPage(browser, `${addressOf(test)}/docs`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Create an API key' }).click();
    await page.getByRole('link', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Create account' }).waitFor();
    await page.getByLabel('Username').fill('stranger');
    await page.getByLabel('Email address').fill('stranger@example.org');
    await page.getByLabel('Password').fill(PASSWORD);
    await press('Create account');
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const letter = await letterTo(test, 'stranger@example.org', 'Confirm your email address');
    await page.goto(`${addressOf(test)}/verify?code=${codeOf(letter)}`);
    await press('Confirm and create account');
    await page.getByLabel('Username or email address').fill('stranger');
    await page.getByLabel('Password').fill(PASSWORD);
    await press('Sign in');
    await page.waitForURL(`${addressOf(test)}/settings/keys`);
    await page.getByLabel('Name').fill('first steps');
    await press('Create API key');
    await page.getByText('“first steps” is ready').waitFor();
    const key = await page.locator('pre').first().innerText();

    const docs = await page.context().newPage();
    await docs.goto(`${addressOf(test)}/docs`);
    const codes = await docs.locator('pre').allInnerTexts();
    const commands = codes.find((code) => code.includes('svc_live_…')) ?? '';
    const { stdout } = await run('sh', ['-c', `${commands.replace('svc_live_…', key)} -s`]);
    expect(JSON.parse(stdout)).toMatchObject({
      data: { viewer: { username: 'stranger' }, rateLimit: { tier: 'FREE' } },
    });

    await page.getByRole('link', { name: 'Try it in the API explorer' }).click();
    await page.getByText('Your key is under').first().waitFor();
    await page.getByRole('button', { name: 'Execute query' }).click();
    await page.locator('.graphiql-response').getByText('"stranger"').waitFor();
    const left = await page.evaluate(
      'JSON.stringify([sessionStorage, localStorage, location.href])',
    );
    expect(left).not.toContain(key);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('the explorer', () => {
  /** The texts of the open tabs and of the editor, as somebody sees them who comes to an address. */
  const shownAt = async (page: Page, place: string) => {
    await page.goto('about:blank');
    await page.goto(`${addressOf(test)}${place}`);
    await page.locator('.graphiql-editor .view-line').first().waitFor();
    return {
      tabs: await page.locator('.graphiql-tabs .graphiql-tab').allInnerTexts(),
      query: await page.locator('.graphiql-query-editor .view-lines').innerText(),
    };
  };

  /** GraphiQL writes its tabs down a moment after a change. */
  const keptTabs = (page: Page) =>
    page.evaluate<number>(
      `JSON.parse(localStorage['/graphql graphiql:tabState'] ?? '{"tabs":[]}').tabs.length`,
    );

  it('opens one tab, one more for an example, and the same ones when its visitor returns', async () => {
    const { page, faults } = await openPage(browser, `${addressOf(test)}/docs`);
    expect((await shownAt(page, '/graphql')).tabs).toHaveLength(1);
    await page.getByRole('button', { name: 'New tab' }).click();
    await expect.poll(() => keptTabs(page)).toBe(2);
    const returned = await shownAt(page, '/graphql');
    expect(returned.tabs).toHaveLength(2);
    const asked = await shownAt(page, '/graphql#example=viewer');
    expect(asked.tabs).toHaveLength(3);
    expect(asked.query).toContain('viewer');
    await expect.poll(() => keptTabs(page)).toBe(3);
    expect(await shownAt(page, '/graphql#example=viewer')).toEqual(asked);
    expect((await shownAt(page, '/graphql')).tabs).toHaveLength(3);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps tabs of its own at each address', async () => {
    const { page } = await openPage(browser, `${addressOf(test)}/docs`);
    const ofOurs = await shownAt(page, '/graphql');
    expect((await shownAt(page, '/compat/anilist')).query).not.toEqual(ofOurs.query);
    expect(await shownAt(page, '/graphql')).toEqual(ofOurs);
    await page.context().close();
  });
});
