import type { WebhookVersion } from '@tsuzuki/contract/webhooks';

/** An event as it is stored. */
export interface StoredEvent {
  id: string;
  sequence: number;
  type: string;
  isTest: boolean;
  happenedAt: Date;
  /** The JSON of `data`. */
  data: string;
}

/** The body of a request. Each try sends the same bytes, because the stored JSON is put in as it is. */
export const bodyOf = (event: StoredEvent, schemaVersion: WebhookVersion): string => {
  const { id, type, happenedAt, sequence, isTest, data } = event;
  const head = {
    id,
    type,
    timestamp: happenedAt.toISOString(),
    schemaVersion,
    sequence,
    ...(isTest && { test: true }),
  };
  return `${JSON.stringify(head).slice(0, -1)},"data":${data}}`;
};
