/** What was refused because something changed meanwhile, and may be done all the same by somebody who has seen that. */
const OVERRULED = new Set(['EDIT_CONFLICT', 'EDIT_OUTDATED', 'EDIT_WORK_EXISTS']);

export const canOverrule = (reason: string | undefined): boolean =>
  reason !== undefined && OVERRULED.has(reason);
