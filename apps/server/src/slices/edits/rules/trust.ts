import type { FieldGroup } from '#slices/catalog/index.ts';

/** What is known of somebody who edits. */
export interface EditorRecord {
  role: 'user' | 'editor' | 'moderator' | 'admin';
  ageDays: number;
  /** Values of theirs that were accepted and rejected, by group of fields. */
  decided: Readonly<Partial<Record<FieldGroup, { accepted: number; rejected: number }>>>;
  /** Groups in which nothing of theirs is applied without review. */
  distrusted: readonly FieldGroup[];
}

/** Accepted values that make somebody a known editor, whose additions need no review. */
const KNOWN_AFTER = 10;
const KNOWN_AFTER_DAYS = 7;
const KNOWN_SHARE = 0.8;
/** Accepted values of one group that make somebody trusted in it. */
const TRUSTED_AFTER = 50;
const TRUSTED_SHARE = 0.95;

const shareOf = (accepted: number, rejected: number): number =>
  accepted + rejected === 0 ? 0 : accepted / (accepted + rejected);

const totals = ({ decided }: EditorRecord): { accepted: number; rejected: number } => {
  const all = Object.values(decided);
  return {
    accepted: all.reduce((sum, { accepted }) => sum + accepted, 0),
    rejected: all.reduce((sum, { rejected }) => sum + rejected, 0),
  };
};

/** Whether somebody has edited enough, and well enough, that what they add where nothing stood needs no review. */
export const isKnown = (editor: EditorRecord): boolean => {
  if (editor.role !== 'user') return true;
  const { accepted, rejected } = totals(editor);
  return (
    editor.ageDays >= KNOWN_AFTER_DAYS &&
    accepted >= KNOWN_AFTER &&
    shareOf(accepted, rejected) >= KNOWN_SHARE
  );
};

/** Whether what somebody changes in a group of fields needs no review. */
export const isTrusted = (editor: EditorRecord, group: FieldGroup): boolean => {
  if (editor.distrusted.includes(group)) return false;
  if (editor.role !== 'user') return true;
  const { accepted = 0, rejected = 0 } = editor.decided[group] ?? {};
  return (
    isKnown(editor) && accepted >= TRUSTED_AFTER && shareOf(accepted, rejected) >= TRUSTED_SHARE
  );
};

/** How many proposals somebody may submit within a day. */
export const dailyQuota = (editor: EditorRecord): number => {
  if (editor.role !== 'user') return 2_000;
  return isKnown(editor) ? 200 : 20;
};
