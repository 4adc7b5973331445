import type { Adapter } from '@tsuzuki/adapters';
import { ADAPTERS } from '../adapters/bundled.ts';
import { sightingOf, type Sighting } from '../adapters/sighting.ts';
import { browser } from '../platform/browser.ts';
import type { PanelState } from '../panel/panel-state.ts';
import { createPanel } from '../panel/panel.ts';
import { askWorker } from './ask-worker.ts';

const PAUSE_MS = 2_000;

const look = (adapters: readonly Adapter[]): Sighting | undefined => {
  try {
    return sightingOf(document, location, adapters);
  } catch {
    // Whatever a page is made of, it must not stop the panel.
    return undefined;
  }
};

/** Reads what the page shows, whenever it changes, and shows the panel. */
export const watchTop = (): void => {
  const panel = createPanel(askWorker);
  let told: string | undefined;
  let adapters = ADAPTERS;

  const tell = async (): Promise<void> => {
    const sighting = look(adapters);
    const text = JSON.stringify(sighting ?? null);
    if (text === told) return;
    const before = told;
    told = text;
    const answer = await askWorker<{ state?: PanelState }>({ kind: 'seen', sighting });
    // No answer: the worker died on the way, so it is told again.
    if (answer === undefined) told = before;
    else panel.show(answer.state);
  };

  browser.runtime.onMessage.addListener((message: { state?: PanelState }) => {
    panel.show(message.state);
  });
  const begin = async (): Promise<void> => {
    const known = await askWorker<{ adapters: readonly Adapter[] }>({ kind: 'adapters' });
    if (known) adapters = known.adapters;
    await tell();
  };
  void begin();
  setInterval(() => void tell(), PAUSE_MS);
};
