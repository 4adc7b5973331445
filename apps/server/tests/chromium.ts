import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { withAlivePages } from './alive.ts';

/** The headless shell of Chromium takes a quarter of the processor time for a page: the whole Chromium also loads those of its address bar. */
const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = (): string | undefined =>
  [process.env['CHROMIUM'], ...PLACES].find((place) => place !== undefined && existsSync(place));

/** Waits for other installations: of another worker of ours, or the machine's own updates. */
const INSTALL = `test -e ${SHELL} || {
  apt-get update -qq
  apt-get install -o DPkg::Lock::Timeout=300 -y -qq --no-install-recommends chromium-headless-shell
}`;

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @returns what prevented it, if something did */
const install = (): string | undefined => {
  const lock = path.join(tmpdir(), 'tsuzuki-chromium.lock');
  const { status, stderr } = spawnSync('flock', [lock, 'sh', '-c', INSTALL], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? undefined : stderr;
};

const isPreferred = (place: string | undefined): boolean =>
  place === SHELL || (place !== undefined && place === process.env['CHROMIUM']);

/**
 * The system's Chromium. As root on Debian the shell is installed if it is missing, even beside a whole Chromium, which opens pages if that
 * fails. Otherwise the error says how to install it.
 */
const chromiumPath = (): string => {
  const fault = !isPreferred(find()) && canInstall() ? install() : undefined;
  const found = find();
  if (found) return found;
  const advice =
    'These tests need Chromium: run "sudo apt-get install chromium-headless-shell" (or chromium), or name its program in CHROMIUM.';
  throw new Error(fault === undefined ? advice : `${advice} Installing it failed: ${fault}`);
};

/** The switches of a browser that sends nothing to other machines. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  // These two save about a twelfth of Chromium's processor time: the cores are busy with other pages and servers.
  '--disable-software-rasterizer',
  '--js-flags=--single-threaded',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A headless browser of its own, with further switches of its command line. A process that keeps one open does not end. */
export const launchOwnBrowser = async (more: readonly string[] = []): Promise<Browser> => {
  const args = [...SWITCHES, ...more];
  return withAlivePages(await chromium.launch({ executablePath: chromiumPath(), args }));
};

/** The browser that all files of this process share, because it takes a second to start. Each page has its own context. */
let shared: Promise<Browser> | undefined;

const sharedBrowser = async (): Promise<Browser> => {
  if (!shared || !(await shared).isConnected()) shared = launchOwnBrowser();
  return shared;
};

/** The browser of this process, whose `close` ends what was opened in it. */
export const launchBrowser = async (): Promise<Browser> => {
  const browser = await sharedBrowser();
  const close = async (): Promise<void> => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return new Proxy(browser, {
    get: (target, name) => {
      if (name === 'close') return close;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
};
