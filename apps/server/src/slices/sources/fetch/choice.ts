import type { App } from '#platform/app.ts';
import { sourceSettings } from '../settings.ts';
import type { SourceChoice } from './keys.ts';

/** Which sources the operator lets the service fetch. Who fills the catalogue by hand names the sources, if any. */
export const choiceFor = (app: App): SourceChoice => {
  const { atStart, choice } = app.settings.of(sourceSettings);
  return choice === 'auto' && atStart === 'off' ? 'off' : choice;
};
