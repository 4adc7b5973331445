import type { WorkKind } from '#slices/catalog/values.ts';
import type { Capabilities } from '../rules/merge/capabilities.ts';
import type { PartialEntry, SyncStatus } from '../rules/merge/entry.ts';
import type { ServiceReader } from './reader.ts';

/** How a person links an account. */
export type LinkFlow =
  | 'code'
  | 'code-pkce-plain'
  | 'code-pkce-s256'
  | 'password'
  | 'personal-client'
  | 'session'
  | 'token';

/** How changes are found without reading the whole list. None of these ways shows what was deleted. */
export type ChangeFeed = 'none' | 'sorted' | 'since' | 'activities';

export interface ServiceCapabilities extends Capabilities {
  kinds: readonly WorkKind[];
  changeFeed: ChangeFeed;
  /** The service ends its list at this many entries. */
  listCap?: number;
  /** Whether one call writes all fields. */
  atomicWrite: boolean;
  flow: LinkFlow;
  /** We read from it and write nothing. */
  isReadOnly?: boolean;
}

/** The fields of an entry in the words of a merge. The status is null if the service has a word that we don't know. */
export type DecodedEntry = Omit<PartialEntry, 'status'> & { status?: SyncStatus | null };

/** What decoding and encoding depend on besides the entry. */
export interface FieldContext {
  /** Undefined where the service's words are the same for both. */
  kind?: WorkKind | undefined;
  /** The time zone of the account, for services that keep instants instead of days. */
  timeZone?: string;
}

/** An entry of a service's list. */
export interface RemoteEntry {
  kind: WorkKind;
  /** The id of the entry, if the service has one besides that of the work. */
  entryId: string | null;
  workId: string;
  /** Ids of the work by site, as the catalogue names sites. */
  ids: Readonly<Record<string, string>>;
  title: string | null;
  total: number | null;
  entry: DecodedEntry;
  /** RFC 3339. */
  updatedAt: string | null;
}

/** What is to be written to a service. */
export interface WriteOperation {
  action: 'create' | 'update' | 'delete';
  kind: WorkKind;
  workId: string;
  entryId: string | null;
  /** The account at the service. */
  accountId: string;
  set: PartialEntry;
  /** What the service has, as it was last read. */
  before: DecodedEntry | null;
}

/** One call to a service. Its address is relative to the base address of the settings. */
export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query?: Readonly<Record<string, string>>;
  json?: unknown;
  form?: Readonly<Record<string, string>>;
}

/** What the fields of an entry are in the service's own words. Null takes the entry away, where a field does that. */
export type EncodedEntry = Readonly<Record<string, unknown>>;

/** One service. A connector only translates: it reads no network, and decides nothing about a merge. */
export interface Connector {
  id: string;
  name: string;
  capabilities: ServiceCapabilities;
  decode: (fields: Readonly<Record<string, unknown>>, context: FieldContext) => DecodedEntry;
  encode: (set: PartialEntry | null, context: FieldContext) => EncodedEntry;
  /** Reads one item of a list; undefined if it is no entry. Absent where `media` of the reader does that. */
  read?: (item: unknown, context: FieldContext & { kind: WorkKind }) => RemoteEntry | undefined;
  /** How its lists are read. */
  reader: ServiceReader;
  /** The calls that do an operation, in their order. */
  write: (operation: WriteOperation) => ServiceCall[];
}
