import { browser } from './browser.ts';
import type { Outside, Store } from './outside.ts';

const storeOf = (area: chrome.storage.StorageArea): Store => ({
  get: async (name) => (await area.get(name))[name],
  set: (values) => area.set(values),
});

/** The world as the browser gives it. */
export const outside: Outside = {
  local: storeOf(browser.storage.local),
  session: storeOf(browser.storage.session),
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  alone: (name, run) => navigator.locks.request(name, run) as ReturnType<typeof run>,
};
