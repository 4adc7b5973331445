import { z } from 'zod';
import type { Connector } from '../connector.ts';
import { graphqlCall } from '../graphql-call.ts';
import { Id, idsOf, Title, Total } from '../item.ts';
import { decodeWith, statusIn } from '../read-fields.ts';
import { WITHOUT_REPEATING } from '../statuses.ts';
import { encodeWith } from '../write-fields.ts';
import { reader } from './reader.ts';

const STATUSES = {
  WANNA_WATCH: 'planning',
  WATCHING: 'current',
  WATCHED: 'completed',
  ON_HOLD: 'paused',
  STOP_WATCHING: 'dropped',
} as const;

const WORDS = {
  planning: 'WANNA_WATCH',
  current: 'WATCHING',
  completed: 'WATCHED',
  paused: 'ON_HOLD',
  dropped: 'STOP_WATCHING',
  repeating: 'WATCHED',
} as const;

const decode = decodeWith({ state: statusIn(STATUSES) });
const encodeStatus = encodeWith({ status: (status) => ({ state: WORDS[status] }) });
/** No state takes the work off the list. */
const NONE = { state: 'NO_STATE' };

const SET_STATUS = `mutation SetStatus($workId: ID!, $state: StatusState!) {
  updateStatus(input: { workId: $workId, state: $state }) { work { id viewerStatusState } }
}`;

const Item = z.object({
  status: z.object({ state: z.unknown() }).nullish(),
  work: z.object({
    id: Id,
    annictId: Id,
    malAnimeId: Id.nullish(),
    title: Title,
    episodesCount: Total,
  }),
});

/** Annict. Progress there is a record for each numbered episode, so only the status is exchanged. */
export const annict: Connector = {
  id: 'annict',
  name: 'Annict',
  capabilities: {
    kinds: ['anime'],
    fields: ['status'],
    statuses: WITHOUT_REPEATING,
    score: 'none',
    dates: 'none',
    updatedAtTrusted: false,
    canDelete: true,
    changeFeed: 'sorted',
    atomicWrite: true,
    flow: 'code',
  },
  decode,
  encode: (set, context) => (set === null ? NONE : encodeStatus(set, context)),
  reader,
  read: (item, context) => {
    const { data } = Item.safeParse(item);
    if (!data?.status) return;
    const { work, status } = data;
    return {
      kind: 'anime',
      entryId: null,
      workId: work.id,
      ids: idsOf({ mal: work.malAnimeId, annict: work.annictId }),
      title: work.title,
      total: work.episodesCount,
      entry: decode(status, context),
      updatedAt: null,
    };
  },
  write: ({ action, workId, set, kind }) => {
    const fields = action === 'delete' ? NONE : encodeStatus(set, { kind });
    return 'state' in fields ? [graphqlCall('', SET_STATUS, { workId, ...fields })] : [];
  },
};
