import type { Adapter } from '@tsuzuki/adapters';
import { ADAPTERS } from '../adapters/bundled.ts';
import { sightingOf, type Sighting } from '../adapters/sighting.ts';
import { browser } from '../platform/browser.ts';
import type { PanelState } from '../panel/panel-state.ts';
import { createPanel } from '../panel/panel.ts';
import { askWorker } from './ask-worker.ts';
import { createTeller } from './teller.ts';

const PAUSE_MS = 2_000;

interface Answer {
  state?: PanelState;
}

const look = (adapters: readonly Adapter[]): Sighting | undefined => {
  try {
    return sightingOf(document, location, adapters);
  } catch {
    // Whatever a page is made of, it must not stop the panel.
    return undefined;
  }
};

/** What this document is called: what frames play counts only for the document that shows it. */
const PAGE = crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Reads what the page shows, whenever it changes, and shows the panel. */
export const watchTop = (): void => {
  const panel = createPanel(askWorker);
  let adapters = ADAPTERS;
  const { tell, tellAgain } = createTeller<Answer>(
    () => ({ sighting: look(adapters), address: location.href }),
    (seen) => askWorker<Answer>({ kind: 'seen', ...seen, page: PAGE }),
    ({ state }) => panel.show(state),
  );

  browser.runtime.onMessage.addListener((message: Answer & { isHere?: true }, _sender, respond) => {
    if (message.isHere) respond(PAGE);
    else panel.show(message.state);
  });
  // The person came back to a page that the browser kept, and the worker knows only what was shown meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void tellAgain();
  });
  const begin = async (): Promise<void> => {
    const known = await askWorker<{ adapters: readonly Adapter[] }>({ kind: 'adapters' });
    if (known) adapters = known.adapters;
    await tell();
  };
  void begin();
  setInterval(() => void tell(), PAUSE_MS);
};
