import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '#slices/access/index.ts';
import { launchBrowser } from '../chromium.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** The client as people get it: packed, and installed in a project without anything else. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

let test: TestApp;
let project: string;
let bearer: string;
let key: string;
let browser: Browser;
let site: Server;

const execute = promisify(execFile);

/** Runs a program in the project. It does not block this process, whose app the program may use. */
const run = async (
  command: string,
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<string> => {
  const running = execute(command, words, {
    cwd: project,
    timeout: 120_000,
    // Nothing is requested from a registry.
    env: {
      ...process.env,
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      ...env,
    },
  });
  // The compiler writes its errors to stdout.
  const { stdout } = await running.catch((error: { message: string; stdout: string }) =>
    expect.fail(`${error.message}\n${error.stdout}`),
  );
  return stdout;
};

/** The versions of Node on this machine: ours, and the host's if it is another. */
const runtimes = (): string[] => {
  const places = (process.env['PATH'] ?? '').split(path.delimiter);
  const found = places.map((place) => path.join(place, 'node')).filter((file) => existsSync(file));
  const byVersion = new Map<string, string>();
  for (const file of [process.execPath, ...found]) {
    const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
    const [, major] = /^v(\d+)\./u.exec(stdout) ?? [];
    if (Number(major) >= 20 && !byVersion.has(major ?? '')) byVersion.set(major ?? '', file);
  }
  return [...byVersion.values()];
};

/** The programs of the README, which is also a guide of the docs, with the address of this test's app. */
const programs = async (): Promise<string[]> => {
  const readme = await readFile(path.join(root, 'packages/client/README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```ts\n([^]*?)```/gu)].map(([, code = '']) => code);
  return blocks.map((code) => code.replaceAll('https://anime.example.org', test.url));
};

beforeAll(async () => {
  test = await startTestApp({ template: 'shelf', roles: ['web'] });
  const user = await test.user();
  ({ bearer } = user);
  ({ key } = await test.app.db
    .transaction()
    .execute((tx) => createKey(test.app, tx, { userId: user.id })));
  project = await mkdtemp(path.join(tmpdir(), 'tsuzuki-client-'));
  await writeFile(
    path.join(project, 'package.json'),
    '{ "name": "of-somebody", "private": true, "type": "module" }',
  );
  const pack = [
    'pack',
    '--silent',
    '--pack-destination',
    project,
    path.join(root, 'packages/client'),
  ];
  await run('npm', pack);
  const file = (await readdir(project)).find((name) => name.endsWith('.tgz')) ?? '';
  await run('npm', ['install', `./${file}`, '--ignore-scripts', '--no-audit', '--no-fund']);
  browser = await launchBrowser();
});
afterAll(async () => {
  site?.close();
  await browser?.close();
  await test?.close();
  if (project) await rm(project, { recursive: true, force: true });
});

const installed = (...names: string[]): string =>
  path.join(project, 'node_modules/@tsuzuki/client', ...names);

describe('the packed client', () => {
  it('holds what it exports, its types, its licence and where it is from, and no sources', async () => {
    const manifest = JSON.parse(await readFile(installed('package.json'), 'utf8'));
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      repository: { type: 'git', directory: 'packages/client' },
    });
    expect(manifest.dependencies).toBeUndefined();
    const { types, default: code } = manifest.exports['.'];
    for (const file of [types, code, 'LICENSE', 'README.md']) {
      expect(existsSync(installed(file)), file).toBe(true);
    }
    expect(existsSync(installed('src'))).toBe(false);
    expect(await readdir(path.join(project, 'node_modules/@tsuzuki'))).toEqual(['client']);
  });

  it.each(['nodenext', 'bundler'])('types the programs of the docs (%s)', async (resolution) => {
    const folder = path.join(project, resolution);
    await mkdir(folder);
    const codes = await programs();
    expect(codes).toHaveLength(2);
    const wrong = `import { createClient } from '@tsuzuki/client';
      const { dataSources } = await createClient({ url: '' }).query({ dataSources: { key: true } });
      // @ts-expect-error: it was not selected
      dataSources[0]?.name;
      export {};`;
    const declared = 'declare const process: { env: Record<string, string | undefined> };\n';
    const files = [...codes, wrong].map((code, n) => [`${n}.ts`, `${declared}${code}`] as const);
    for (const [name, code] of files) await writeFile(path.join(folder, name), code);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
      target: 'es2022',
      lib: ['es2022', 'dom'],
      moduleDetection: 'force',
      module: resolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution: resolution,
    };
    const config = JSON.stringify({ compilerOptions, include: ['*.ts'] });
    await writeFile(path.join(folder, 'tsconfig.json'), config);
    await run(path.join(bin, 'tsc'), ['-p', folder]);
  });

  it.each(runtimes())('runs the programs of the docs (%s)', async (node) => {
    const said: string[] = [];
    for (const [n, code] of (await programs()).entries()) {
      await writeFile(path.join(project, `${n}.mjs`), code);
      said.push(await run(node, [`${n}.mjs`], { TSUZUKI_KEY: key, TSUZUKI_TOKEN: bearer }));
    }
    const [read = '', changed = ''] = said;
    expect(read).toContain('Sousou no Frieren');
    expect(read.match(/2026-\d\d-\d\dT/gu)?.length).toBeGreaterThan(40);
    expect(changed).toMatch(/progress: 3[^]*Sousou no Frieren/u);
  });

  it('runs in a page, bundled, and reads the API of another origin', async () => {
    const code = `import { createClient } from '@tsuzuki/client';
      const client = createClient({ url: ${JSON.stringify(test.url)}, apiKey: ${JSON.stringify(key)} });
      const { searchAnime } = await client.query({
        searchAnime: { $: { query: 'frieren', first: 1 }, nodes: { titleRomaji: true } },
      });
      document.title = searchAnime.nodes[0].titleRomaji;`;
    await writeFile(path.join(project, 'page.js'), code);
    await run(path.join(bin, 'rolldown'), ['page.js', '--format', 'esm', '--file', 'bundle.js']);
    const bundle = await readFile(path.join(project, 'bundle.js'), 'utf8');
    expect(bundle).not.toMatch(/^import /mu);
    site = createServer((_request, response) =>
      response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><script type="module">${bundle}</script>`),
    );
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await expect.poll(() => page.title()).toBe('Sousou no Frieren');
  });
});
