import type { Credentials } from '../queries.ts';
import { ABSOLUTE_MS, IDLE_MS } from '../session/rules.ts';
import type { Session } from '../session/sessions.ts';

/** An account as its owner sees it. */
export const presentAccount = (account: Credentials) => {
  const { id, username, email, role, showsAdult, timeZone, deletionDueAt } = account;
  return { id, username, email, role, showsAdult, timeZone, deletionDueAt };
};

/** A session as its owner sees it. */
export const presentSession = (session: Session, currentId: string) => {
  const { id, userAgent, network, createdAt, lastSeenAt } = session;
  const endsAt = new Date(
    Math.min(createdAt.getTime() + ABSOLUTE_MS, lastSeenAt.getTime() + IDLE_MS),
  );
  return { id, isCurrent: id === currentId, userAgent, network, createdAt, lastSeenAt, endsAt };
};
