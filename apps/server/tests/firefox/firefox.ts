import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWithSites } from '../built-extension.ts';
import { type Bidi, connect } from './bidi.ts';
import { type Tab, tabOf } from './tab.ts';

const DEBIAN = '/usr/bin/firefox-esr';

/** Firefox as Debian installs it, if it is here. */
export const firefox = existsSync(DEBIAN) ? DEBIAN : undefined;

/** A Firefox with the extension as it is built. */
export interface Firefox {
  bidi: Bidi;
  /** The tab or window whose address has this in it, as soon as there is one. */
  at(part: string): Promise<Tab>;
  open(url: string): Promise<Tab>;
  close(): Promise<void>;
}

const WAIT_MS = 100;
const TRIES = 300;

const addressOf = ({ stderr }: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!stderr) throw new Error('Firefox has no output.');
    createInterface({ input: stderr })
      .on('line', (line) => {
        const address = /ws:\/\/\S+/u.exec(line)?.[0];
        if (address !== undefined) resolve(address);
      })
      .on('close', () => reject(new Error('Firefox ended before it listened.')));
  });

const findAt = async (bidi: Bidi, part: string): Promise<Tab> => {
  for (let count = 0; count < TRIES; count += 1) {
    const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 });
    const found = contexts.find(({ url }: { url: string }) => url.includes(part));
    if (found) return tabOf(bidi, found.context);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error(`No tab has "${part}" in its address.`);
};

/** Starts Firefox with the extension, which may read the given sites. */
export const launchFirefox = async (
  program: string,
  sites: readonly string[],
): Promise<Firefox> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tsuzuki-firefox-'));
  const extension = await buildWithSites(folder, { browser: 'firefox', sites });
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const bidi = await connect(await addressOf(child));
  await bidi.send('session.new', { capabilities: {} });
  const extensionData = { type: 'path', path: extension };
  await bidi.send('webExtension.install', { extensionData });
  return {
    bidi,
    at: (part) => findAt(bidi, part),
    open: async (url) => {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab' });
      await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      return tabOf(bidi, context);
    },
    close: async () => {
      bidi.close();
      const ended = once(child, 'exit');
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
