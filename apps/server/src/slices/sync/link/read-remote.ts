import type { App } from '#platform/app.ts';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { DecodedEntry, RemoteEntry } from '../connectors/connector.ts';
import { AS_BEFORE } from '../connectors/reader.ts';
import type { Urgency } from '../rules/pace.ts';
import type { ServiceAnswer } from '../service/send-call.ts';
import { askLink, type OpenLink } from './ask-link.ts';

/** A work at the service. */
interface RemoteWork {
  kind: WorkKind;
  workId: string;
  entryId: string | null;
  /** Since when it may have changed, and what it was before; null if it was not there. */
  since?: Date;
  before?: DecodedEntry | null;
}

/** An entry that did not change. */
const unchanged = ({ kind, workId, entryId, before }: RemoteWork): RemoteEntry | null | undefined =>
  before && {
    kind,
    workId,
    entryId,
    ids: {},
    title: null,
    total: null,
    entry: before,
    updatedAt: null,
  };

/** An item of a service, read; undefined if it can't be. */
export const readItem = (
  { link, configured }: OpenLink,
  kind: WorkKind,
  item: unknown,
): RemoteEntry | undefined => {
  const { timeZone } = link.account;
  return configured.connector.read?.(item, { kind, ...(timeZone && { timeZone }) });
};

const isMissing = ({ answer }: ServiceAnswer): boolean =>
  answer.kind === 'answer' && (answer.status === 404 || answer.status === 410);

/** Reads one entry of a service: null if it has none, undefined if it gave no good answer. */
export const readRemote = async (
  app: App,
  open: OpenLink,
  work: RemoteWork,
  how: { urgency: Urgency; signal?: AbortSignal | undefined },
): Promise<{ found: RemoteEntry | null | undefined; answer: ServiceAnswer }> => {
  const { reader } = open.configured.connector;
  const { kind, workId, entryId, since } = work;
  const of = { account: open.link.account, kind, workId, entryId, since };
  const answer = await askLink(app, open, reader.entry(of), how);
  if (isMissing(answer)) return { found: null, answer };
  const isGood =
    answer.answer.kind === 'answer' && !answer.answer.isPage && answer.answer.status < 300;
  const item = isGood ? reader.readEntry(answer.json, of) : undefined;
  if (item === null) return { found: null, answer };
  if (item === AS_BEFORE) return { found: unchanged(work), answer };
  return { found: item === undefined ? undefined : readItem(open, kind, item), answer };
};
