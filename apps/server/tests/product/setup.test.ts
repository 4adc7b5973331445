import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshClone, type FreshClone, type Installed } from './fresh-clone.ts';
import { START_MS, untilReady } from './program.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

/** The build of the first clone. Clones that need a build only to be fast begin with it. */
let built: string;
beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'tsuzuki-built-'));
});
afterAll(() => rm(built, { recursive: true, force: true }));

const inFreshClone = async (
  installed: Installed,
  work: (clone: FreshClone) => Promise<void> | void,
): Promise<void> => {
  const clone = await freshClone(installed);
  try {
    await work(clone);
  } finally {
    await clone.remove();
  }
};

const buildOf = ({ folder }: FreshClone): string => path.join(folder, 'apps', 'web', 'build');

const searchFor = async (url: string, text: string): Promise<any> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ searchAnime(query: "${text}") { titleRomaji } }` }),
  });
  return ((await response.json()) as any).data.searchAnime;
};

describe('each command of the README, alone in a fresh clone', () => {
  it('the README names no other npm command than those tried here', () => {
    const blocks = [...readme.matchAll(/```sh\n(.*?)```/gsu)].map(([, text]) => text ?? '');
    const commands = blocks.join('\n').match(/npm (?:run -s )?[\w-]+/gu);
    expect(new Set(commands)).toEqual(new Set(['npm start', 'npm test', 'npm run -s tsuzuki']));
  });

  it(
    'npm start serves pages and the real catalogue, and stops on a signal',
    { timeout: START_MS + 120_000 },
    async () => {
      await inFreshClone('run', async (clone) => {
        const child = clone.start('start');
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
        const ended = once(child, 'exit');
        try {
          const url = await untilReady(child, () => output);
          expect((await fetch(url)).status).toBe(200);
          expect(await searchFor(url, 'cowboy bebop')).toEqual({ titleRomaji: 'Cowboy Bebop' });
          expect(existsSync(path.join(clone.folder, 'node_modules', 'vitest'))).toBe(false);
          await cp(buildOf(clone), path.join(built, 'build'), { recursive: true });
        } finally {
          process.kill(-child.pid!, 'SIGTERM');
          await ended;
        }
      });
    },
  );

  it('npm test makes what the tests of the web app read', async () => {
    await inFreshClone('develop', async (clone) => {
      await cp(path.join(built, 'build'), buildOf(clone), { recursive: true });
      const { code, stdout, stderr } = clone.npm('test', '--', '--project', 'web');
      expect(stderr).not.toContain('TSCONFIG_ERROR');
      expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d{3,} passed, 0 failed$/u);
      expect(code).toBe(0);
    });
  });

  it('npm run tsuzuki prints nothing but its answer', async () => {
    await inFreshClone('run', async (clone) => {
      await cp(path.join(built, 'build'), buildOf(clone), { recursive: true });
      const { code, stdout } = clone.npm('run', '-s', 'tsuzuki', '--', '--help');
      expect(stdout).toMatch(/^Usage: tsuzuki/u);
      expect(code).toBe(0);
    });
  });
});
