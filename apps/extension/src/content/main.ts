import { browser } from '../platform/browser.ts';
import { askWorker } from './ask-worker.ts';
import { watchFrame } from './frame.ts';
import { watchTop } from './top.ts';

/** Pages of the person's own servers, and no others, are told that the extension is there. */
const greetServer = async (): Promise<void> => {
  const answer = await askWorker<{ isServer: boolean }>({ kind: 'whose', origin: location.origin });
  const { version } = browser.runtime.getManifest();
  if (answer?.isServer) document.documentElement.dataset['tsuzukiExtension'] = version;
};

const world = globalThis as { isTsuzukiHere?: boolean };

// The popup runs this in pages that were open before the person allowed their site, perhaps once more.
if (!world.isTsuzukiHere) {
  world.isTsuzukiHere = true;
  watchFrame();
  if (window === window.top) {
    watchTop();
    void greetServer();
  }
}
