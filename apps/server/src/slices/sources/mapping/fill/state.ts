import type { App } from '#platform/app.ts';
import { fillProgress, type FillProgress, type MappingKind } from '#slices/mapping/index.ts';
import { FILL_SOURCES } from './fill.ts';
import { nextFillAt } from './job.ts';
import { fillKey, KEY_SETTINGS } from './settings.ts';

/** How the ids of episodes of one database stand. */
export interface FillState extends FillProgress {
  kind: MappingKind;
  /** The setting for the operator's key. */
  keySetting: string;
  hasKey: boolean;
  /** When it is asked next; null without a key. */
  nextAt: Date | null;
}

/** How the ids of episodes stand, for administrators. */
export const fillStates = async (app: App): Promise<FillState[]> => {
  const states: FillState[] = [];
  for (const kind of FILL_SOURCES) {
    const hasKey = fillKey(app, kind) !== undefined;
    const nextAt = hasKey ? nextFillAt(app.clock.now()) : null;
    const progress = await fillProgress(app, kind);
    states.push({ kind, keySetting: KEY_SETTINGS[kind], hasKey, nextAt, ...progress });
  }
  return states;
};
