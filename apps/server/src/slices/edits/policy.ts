import type { EditorRecord } from './rules/trust.ts';

export type Role = EditorRecord['role'];

/** Whether a role decides about edits of others. */
export const mayDecide = (role: Role): boolean => role !== 'user';

/** Whether a role locks works, undoes all edits of somebody, and restricts editors. */
export const mayModerate = (role: Role): boolean => role === 'moderator' || role === 'admin';
