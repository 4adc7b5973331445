/** What scripts in pages ask the worker. */
export type PageMessage =
  /** The top frame shows something, or says nothing. Each document has a name of its own. */
  | { kind: 'seen'; sighting: unknown; address: unknown; page: unknown }
  /** A frame played something. */
  | { kind: 'played'; report: unknown }
  | { kind: 'undo'; key: string }
  | { kind: 'answer'; key: string; isWanted: boolean }
  | { kind: 'ignore'; key: string }
  | { kind: 'choose'; key: string; workId: string; number?: number | undefined }
  | { kind: 'search'; key: string; query: string }
  | { kind: 'options' }
  /** What the person's list says of the work that a page shows, or a change of it. */
  | { kind: 'badge'; address: string; act: unknown }
  /** Whether a site is one of the person's servers. */
  | { kind: 'whose'; origin: string }
  /** How pages are read. */
  | { kind: 'adapters' };

/** What the worker asks the top frame of a tab: the name of its document. */
export interface WhichPage {
  isHere: true;
}

/** What our own pages ask the worker, because it outlives them. */
export type OwnMessage =
  | { kind: 'sign-in'; url: string }
  | { kind: 'sign-out'; id: string }
  | { kind: 'send' }
  /** Where the adapter of a page says that its player is. */
  | { kind: 'frames'; address: string };
