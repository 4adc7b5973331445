import type { Adapter } from '@tsuzuki/adapters';

/** Adapters as `GET /api/adapters` gives them. */
export interface AdapterList {
  readonly adapters: readonly Adapter[];
  readonly changed: Readonly<Record<string, { by: string | null; at: string }>>;
}

/** What somebody proposes, as its author and editors see it. */
export interface AdapterProposal {
  readonly id: string;
  readonly name: string;
  readonly body: string;
  readonly note: string;
  readonly state: 'OPEN' | 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN';
  readonly author: string | null;
  readonly authorId: string | null;
  readonly proposedAt: string;
  readonly answer: string;
}

export interface AdapterProposals {
  readonly isEditor: boolean;
  readonly proposals: readonly AdapterProposal[];
}

/** Addresses that carry an adapter stay shorter than what servers and chat programs take. */
const MOST_LINK = 6000;

/** The address at which an adapter is opened in the editor; undefined if it would be too long. */
export const linkTo = (base: string, text: string): string | undefined => {
  const address = `${base}?adapter=${encodeURIComponent(text)}`;
  return address.length > MOST_LINK ? undefined : address;
};

/** The adapter as a file that needs no server. */
export const fileOf = (text: string): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;

/** An adapter to begin with. */
export const FIRST_ADAPTER = `{
  "version": 1,
  "name": "example",
  "revision": 1,
  "label": "Example",
  "homepage": "https://example.com",
  "medium": "ANIME",
  "hosts": ["*://*.example.com/*"],
  "when": [{ "url": "path" }, { "regex": "^/watch/\\\\d+" }],
  "read": {
    "title": [{ "select": "h1" }, { "text": true }],
    "season": [{ "select": "h2" }, { "text": true }, { "regex": "season (\\\\d+)" }],
    "number": [{ "select": "h2" }, { "text": true }, { "regex": "episode (\\\\d+)" }]
  }
}
`;
