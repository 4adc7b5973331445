/** The signed-in visitor, as the routes tell of them. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: 'user' | 'editor' | 'moderator' | 'admin';
  /** When the account is erased, if that was asked for. */
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
  readonly clientName: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly endsAt: string;
}
