/** The signed-in visitor, as the routes return them. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: 'user' | 'editor' | 'moderator' | 'admin';
  readonly showsAdult: boolean;
  /** The one they chose; null: that of their browser. */
  readonly timeZone: string | null;
  /** When the account will be erased; null unless its owner has requested that. */
  readonly deletionDueAt: string | null;
}

/** A signed-in browser. */
export interface Session {
  readonly id: string;
  readonly isCurrent: boolean;
  readonly userAgent: string;
  readonly network: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly endsAt: string;
}

/** A program that may act for the account, such as the browser extension. */
export interface Grant {
  readonly id: string;
  /** `device` for a player that was authorized with a code. */
  readonly clientId: string;
  readonly clientName: string;
  /** The name it gave itself. */
  readonly userAgent: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly endsAt: string;
}
