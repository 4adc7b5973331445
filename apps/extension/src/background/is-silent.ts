import type { Outside } from '../platform/outside.ts';
import { read } from '../platform/stored.ts';
import { settings } from '../settings/settings.ts';

/** Whether nothing of a tab is heard: it is in a private window, and the person did not turn that on. */
export const isSilent = async (
  outside: Outside,
  { tab }: { tab?: { incognito: boolean } | undefined },
): Promise<boolean> => tab?.incognito === true && !(await read(outside, settings)).privateWindows;
