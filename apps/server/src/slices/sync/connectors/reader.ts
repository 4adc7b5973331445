import type { WorkKind } from '#slices/catalog/values.ts';
import type { SyncField } from '../rules/merge/entry.ts';
import type { MediaRow } from '#slices/exchange/values.ts';
import type { ServiceCall } from './connector.ts';

/** An account at a service. */
export interface ServiceAccount {
  id: string;
  name: string;
  /** IANA, for services that keep instants instead of days. */
  timeZone?: string | undefined;
}

/** The list that is read. */
export interface ListOfAccount {
  account: ServiceAccount;
  kind: WorkKind;
  /** What a list that tells what changed gave as its mark the last time; absent the first time. */
  since?: Date | undefined;
}

/** Where reading goes on; null at the end of the list. Only the connector knows what it means. */
export type PageCursor = string | null;

/** A part of a list, whose items `read` of the connector understands. */
export interface ListPage {
  items: readonly unknown[];
  next: PageCursor;
  /** What else is on the list, as it was the last time: the service's own ids of the works, or `all` that was there. */
  kept?: readonly string[] | 'all';
  /** The service's own time of its latest change, RFC 3339: from there the next reading goes on. */
  mark?: string | undefined;
}

/** Says of an entry that it did not change since the instant that was asked about. */
export const AS_BEFORE = Symbol('as before');

/** What a call is sent with besides its body. */
export interface Access {
  /** Null where a service needs none. */
  token: string | null;
  clientId: string | null;
  /** How we name ourselves. */
  userAgent: string;
  /** The address of this server. */
  home: string;
}

/** One work on the list of an account. */
export interface EntryOfAccount extends ListOfAccount {
  workId: string;
  entryId: string | null;
}

/** What a service says about a call that it did not do. The status may differ from that of HTTP. */
export interface ServiceFault {
  status: number;
  message: string;
}

/** Films and episodes on a page. */
export interface MediaPage {
  rows: readonly MediaRow[];
  /** Whether these were dropped, as a whole. */
  isDropped: boolean;
}

/** How lists of a service are read: the calls, and what their answers say. It sends nothing itself. */
export interface ServiceReader {
  /** How many entries it gives at once: the most that it allows, or `Infinity` for a whole list. */
  entriesAtOnce: number;
  /** Calls that reading a list takes besides. */
  callsBesides?: number;
  /** Calls a minute that it takes as far as we know, until its answers say. */
  callsPerMinute: number;
  /** The header in which its answers say that. */
  paceHeader?: string;
  headers: (access: Access) => Readonly<Record<string, string>>;
  /** What the address of every call says besides its own query. */
  query?: (access: Access) => Readonly<Record<string, string>>;
  /**
   * Whether a list, once it was read, is only asked for what changed since and for what is still on it. Nothing is then missing by chance, and
   * entries are read by what changed, too.
   */
  isIncremental?: boolean;
  /** The fields that its lists tell. Others are not exchanged. By default all that it can hold. */
  tells?: readonly SyncField[];
  /** The id of a work there, for an id that the catalogue has of it; by default that id. */
  workIdOf?: (id: string) => string;
  /** How a name and a password become a token, where that is no grant of OAuth. */
  session?: {
    call: (typed: { userName: string; password: string }) => ServiceCall;
    read: (json: unknown) => string | undefined;
  };
  /** What an answer with a good status complains about. */
  faultIn?: (json: unknown) => ServiceFault | undefined;
  viewer: ServiceCall;
  /** Whose account it is; undefined if the answer does not say. */
  readViewer: (json: unknown) => ServiceAccount | undefined;
  page: (of: ListOfAccount, cursor: PageCursor) => ServiceCall;
  /**
   * What items say of films and episodes, at a service that does not know our works: the mapping then says which anime they are. Pages may have
   * parts of an entry, of which the later counts more.
   * @param today `YYYY-MM-DD`
   */
  media?: (items: readonly unknown[], cursor: PageCursor, today: string) => MediaPage;
  /** A page; undefined if the answer is none. */
  readPage: (json: unknown, cursor: PageCursor, of: ListOfAccount) => ListPage | undefined;
  /** What was changed since an instant, if the service tells that without the whole list. Pages may hold older entries too. */
  changes?: {
    page: (of: ListOfAccount, since: Date, cursor: PageCursor) => ServiceCall;
    readPage: (json: unknown, cursor: PageCursor) => ListPage | undefined;
  };
  entry: (of: EntryOfAccount) => ServiceCall;
  /** The item of a work; null if it is not on the list, `AS_BEFORE` if it did not change, undefined if the answer doesn't say. */
  readEntry: (json: unknown, of: EntryOfAccount) => unknown;
  /** The item in the answer to a write; undefined if it has none, so that the entry is read again. */
  readWritten?: (json: unknown, of: EntryOfAccount) => unknown;
}
