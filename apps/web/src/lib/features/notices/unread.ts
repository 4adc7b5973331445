/** What the count of unread notifications is read by, for `invalidate`. */
export const UNREAD_NOTICES = 'tsuzuki:unread-notices';
