import type { BadgeState } from '../badge/badge-state.ts';
import { stateOfPage, type BadgeAct } from '../badge/state-of-page.ts';
import type { PageMessage } from '../platform/message.ts';
import { outside } from '../platform/of-browser.ts';

const MOST_ID = 100;
const MOST_ADDRESS = 2000;

type BadgeMessage = Extract<PageMessage, { kind: 'badge' }>;

/** Reads what a badge asks for. A batch is an id of the server, which checks whose it is. */
const readBadgeAct = (act: unknown): BadgeAct | undefined => {
  const { kind, batchId } = Object(act) as Record<string, unknown>;
  if (kind === 'look' || kind === 'add' || kind === 'advance') return { kind };
  const isBatch = kind === 'undo' && typeof batchId === 'string' && batchId.length <= MOST_ID;
  return isBatch ? { kind, batchId } : undefined;
};

/** Shows what the person's list says of a page, and changes it. */
export const badgeOf = async ({
  address,
  act: told,
}: BadgeMessage): Promise<BadgeState | undefined> => {
  const asked = readBadgeAct(told);
  if (!asked || typeof address !== 'string' || address.length > MOST_ADDRESS) return undefined;
  return stateOfPage(outside, address, asked);
};
