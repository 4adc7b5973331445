import { browser } from '../platform/browser.ts';
import { watchFrame } from './frame.ts';
import { watchTop } from './top.ts';

const world = globalThis as { isTsuzukiHere?: boolean };

// The popup runs this in pages that were open before the person allowed their site, perhaps once more.
if (!world.isTsuzukiHere) {
  world.isTsuzukiHere = true;
  // Pages of a server show by this that the extension is there.
  document.documentElement.dataset['tsuzukiExtension'] = browser.runtime.getManifest().version;
  watchFrame();
  if (window === window.top) watchTop();
}
