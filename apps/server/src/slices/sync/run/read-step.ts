import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database/index.ts';
import type { WorkKind } from '#slices/catalog/values.ts';
import type { RemoteEntry, ServiceCall } from '../connectors/connector.ts';
import type { ListPage } from '../connectors/reader.ts';
import { askLink, type OpenLink } from '../link/ask-link.ts';
import { readItem } from '../link/read-remote.ts';
import { markWorking } from '../link/set-back.ts';
import type { ServiceAnswer } from '../service/send-call.ts';
import { checkAccount } from './check-account.ts';
import { endReading } from './end-reading.ts';
import { failStep, isGood } from './fail-step.ts';
import { mediaEntries } from './media-entries.ts';
import { storeItems } from './store-items.ts';
import { storeKept } from './store-kept.ts';
import { isWhole, lockRun, type Run, type RunCursor, updateRun } from './stored-run.ts';

/** Clocks may differ by so much, so changes are read again from before the last one. */
const OVERLAP_MS = 5 * 60_000;

/** What a step works on. */
export interface Stepping {
  run: Run;
  open: OpenLink;
  signal?: AbortSignal | undefined;
}

const kindOf = ({ run, open }: Stepping): WorkKind | undefined =>
  open.configured.connector.capabilities.kinds[run.cursor.kind];

/** From when on changes are read; undefined if the whole list is. */
const sinceOf = ({ run, open }: Stepping, kind: WorkKind): Date | undefined => {
  const mark = open.link.marks[kind];
  const canFeed = open.configured.connector.reader.changes !== undefined;
  if (!canFeed || run.kind !== 'quick' || mark === undefined) return;
  return new Date(Date.parse(mark) - OVERLAP_MS);
};

/** When a list that tells what changed was read last; undefined if it is to be read whole. */
const readSince = ({ open }: Stepping, kind: WorkKind): Date | undefined => {
  const { link, configured } = open;
  const mark = link.marks[kind];
  const isKnown = configured.connector.reader.isIncremental === true && link.readAt !== null;
  return isKnown && mark !== undefined ? new Date(mark) : undefined;
};

interface Asked {
  call: ServiceCall;
  read: (json: unknown) => ListPage | undefined;
}

const pageCall = (stepping: Stepping, kind: WorkKind, since: Date | undefined): Asked => {
  const { run, open } = stepping;
  const { reader } = open.configured.connector;
  const { page } = run.cursor;
  const of = { account: open.link.account, kind, since: readSince(stepping, kind) };
  const { changes } = reader;
  if (since && changes)
    return { call: changes.page(of, since, page), read: (json) => changes.readPage(json, page) };
  return { call: reader.page(of, page), read: (json) => reader.readPage(json, page, of) };
};

const readItems = async (
  app: App,
  tx: Tx,
  { run, open }: Stepping,
  { kind, page }: { kind: WorkKind; page: ListPage },
): Promise<(RemoteEntry | undefined)[]> => {
  const today = app.clock.now().toISOString().slice(0, 10);
  const media = open.configured.connector.reader.media?.(page.items, run.cursor.page, today);
  if (media) return mediaEntries(app, tx, { runId: run.id, page: media, today });
  return page.items.map((item) => readItem(open, kind, item));
};

const isNewer = ({ updatedAt }: RemoteEntry, since: Date): boolean =>
  updatedAt === null || Date.parse(updatedAt) >= since.getTime();

const skewAfter = ({ skew }: RunCursor, { skewSeconds }: ServiceAnswer): number =>
  skewSeconds !== null && Math.abs(skewSeconds) > Math.abs(skew) ? skewSeconds : skew;

/** Where reading goes on after a page. */
const cursorAfter = (
  { run, open }: Stepping,
  {
    kind,
    page,
    isOver,
    isPartial,
    answer,
  }: {
    kind: WorkKind;
    page: ListPage;
    isOver: boolean;
    isPartial: boolean;
    answer: ServiceAnswer;
  },
): RunCursor => {
  const { cursor } = run;
  const next = isOver ? null : page.next;
  const { isIncremental } = open.configured.connector.reader;
  const isWholeList = isIncremental === true && next === null && page.kept === undefined;
  return {
    ...cursor,
    kind: next === null ? cursor.kind + 1 : cursor.kind,
    page: next,
    isPartial: cursor.isPartial || isPartial,
    skew: skewAfter(cursor, answer),
    isWholeList: cursor.isWholeList || isWholeList,
    marks: page.mark === undefined ? cursor.marks : { ...cursor.marks, [kind]: page.mark },
  };
};

const storePage = (
  app: App,
  stepping: Stepping,
  {
    kind,
    since,
    page,
    answer,
  }: { kind: WorkKind; since: Date | undefined; page: ListPage; answer: ServiceAnswer },
): Promise<void> =>
  app.db.transaction().execute(async (tx) => {
    const run = await lockRun(tx, stepping.run);
    if (!run) return;
    const read = await readItems(app, tx, stepping, { kind, page });
    const known = read.filter((item) => item !== undefined);
    const wanted = since ? known.filter((item) => isNewer(item, since)) : known;
    const inParts = stepping.open.configured.connector.reader.media !== undefined;
    await storeItems(tx, run.id, wanted, { inParts });
    if (page.kept) await storeKept(tx, stepping, { kind, kept: page.kept });
    // The latest changes come first, so that nothing after an older one is new.
    const isOver = since !== undefined && wanted.length < known.length;
    const isPartial = known.length < read.length;
    const cursor = cursorAfter(stepping, { kind, page, isOver, isPartial, answer });
    const readCount = run.readCount + wanted.length;
    await updateRun(tx, run.id, { cursor, readCount, dueAt: app.clock.now() });
    await markWorking(tx, app, stepping.open, answer.callsPerMinute);
  });

/** Reads one page. */
export const readStep = async (app: App, stepping: Stepping): Promise<void> => {
  const { run, open, signal } = stepping;
  if (!run.cursor.isChecked && isWhole(run)) return checkAccount(app, stepping);
  const kind = kindOf(stepping);
  if (kind === undefined) return endReading(app, stepping);
  const since = sinceOf(stepping, kind);
  const { call, read } = pageCall(stepping, kind, since);
  const answer = await askLink(app, open, call, { urgency: 'background', signal });
  const page = isGood(answer) ? read(answer.json) : undefined;
  if (!page) return failStep(app, stepping, answer);
  await storePage(app, stepping, { kind, since, page, answer });
};
