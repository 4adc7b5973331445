import type { Connector, ServiceCall } from '#slices/sync/connectors/connector.ts';
import {
  AS_BEFORE,
  type ServiceAccount,
  type ServiceReader,
} from '#slices/sync/connectors/reader.ts';
import { type Asked, ask } from '../kit/ask.ts';
import type { KeptWork } from '../kit/lists.ts';
import type { StandIn } from '../kit/stand-in.ts';

export type Kind = 'anime' | 'manga';

/** A service, as far as calls go. */
export interface CalledService {
  account: ServiceAccount;
  /** Where its API begins. */
  address: string;
  token: string;
}

/** A stand-in, as far as the shared suite goes. */
export interface ServiceUnderTest extends CalledService {
  standIn: StandIn;
  addWork: (work: KeptWork) => void;
  /** Puts a work onto the list of the account. */
  put: (kind: Kind, workId: string) => void;
  /** Takes all entries off all lists. */
  clear: () => void;
  /** The id by which calls name a work that was added. */
  workId?: (id: string) => string;
}

/** What calls are sent with, but for the token. */
export const ACCESS = {
  token: null,
  clientId: 'shelf',
  userAgent: 'Tsuzuki',
  home: 'https://example.org',
};

const typeOf = (call: ServiceCall): Record<string, string> =>
  call.json === undefined ? {} : { 'content-type': 'application/json' };

const bodyOf = ({ json, form }: ServiceCall) => {
  if (form) return { body: new URLSearchParams(form) };
  return json === undefined ? {} : { body: JSON.stringify(json) };
};

/** Sends calls of a connector to a stand-in, as the slice does. */
export class Sender {
  readonly service: CalledService;
  readonly connector: Connector;

  constructor(service: CalledService, connector: Connector) {
    this.service = service;
    this.connector = connector;
  }

  get reader(): ServiceReader {
    return this.connector.reader;
  }

  readonly send = async (call: ServiceCall): Promise<Asked> => {
    const access = { ...ACCESS, token: this.service.token };
    const query = new URLSearchParams({ ...call.query, ...this.reader.query?.(access) }).toString();
    const headers = { ...typeOf(call), ...this.reader.headers(access) };
    if (call.form) delete headers['content-type'];
    const init = { method: call.method, headers, ...bodyOf(call) };
    return ask(`${this.service.address}${call.path}${query && `?${query}`}`, init);
  };

  /** Every item of a list, page by page. */
  async readAll(kind: Kind): Promise<unknown[]> {
    const items: unknown[] = [];
    let cursor: string | null = null;
    do {
      const of = { account: this.service.account, kind };
      const { json } = await this.send(this.reader.page(of, cursor));
      const page = this.reader.readPage(json, cursor, of);
      if (!page) throw new Error(`no page of ${this.connector.id}: ${JSON.stringify(json)}`);
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return items;
  }

  /** The entry of a work; null if it is not on the list. */
  readonly readEntry = async (kind: Kind, workId: string, entryId: string | null) => {
    const of = { account: this.service.account, kind, workId, entryId, since: new Date(0) };
    const { json, status } = await this.send(this.reader.entry(of));
    const item = status === 404 ? null : this.reader.readEntry(json, of);
    return item === null || item === AS_BEFORE
      ? null
      : this.connector.read?.(item, { kind, timeZone: 'Asia/Tokyo' });
  };
}
