import type { Adapter } from '@tsuzuki/adapters';

export type AdapterProposalState = 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';

/** An adapter that somebody wrote or changed. */
export interface AdapterProposal {
  id: string;
  name: string;
  /** The adapter as it was written. */
  body: string;
  note: string;
  state: AdapterProposalState;
  /** Null if the account is gone. */
  authorId: string | null;
  proposedAt: Date;
  answer: string;
}

/** Adapters as the extension gets them. */
export interface AdapterList {
  version: 1;
  adapters: Adapter[];
  /** Who changed adapters here, by the name of the adapter. Null if the account is gone. */
  changed: Record<string, { by: string | null; at: string }>;
}
