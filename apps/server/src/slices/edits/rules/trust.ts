import type { FieldGroup } from '#slices/catalog/index.ts';

/** How many values of somebody were decided in a group of fields. */
export interface DecidedValues {
  accepted: number;
  rejected: number;
  /** Accepted values that others looked at, and that still stand: only these earn trust. */
  earned: number;
}

/** What is known of somebody who edits. */
export interface EditorRecord {
  role: 'user' | 'editor' | 'moderator' | 'admin';
  ageDays: number;
  /** Values of theirs that were accepted and rejected, by group of fields. */
  decided: Readonly<Partial<Record<FieldGroup, DecidedValues>>>;
  /** Groups in which nothing of theirs is applied without review. */
  distrusted: readonly FieldGroup[];
}

/** Earned values that make somebody a known editor, whose additions need no review. */
const KNOWN_AFTER = 10;
const KNOWN_AFTER_DAYS = 7;
const KNOWN_SHARE = 0.8;
/** Earned values of one group that make somebody trusted in it. */
const TRUSTED_AFTER = 50;
const TRUSTED_SHARE = 0.95;

const shareOf = (earned: number, rejected: number): number =>
  earned + rejected === 0 ? 0 : earned / (earned + rejected);

const totals = ({ decided }: EditorRecord): Omit<DecidedValues, 'accepted'> => {
  const all = Object.values(decided);
  return {
    earned: all.reduce((sum, { earned }) => sum + earned, 0),
    rejected: all.reduce((sum, { rejected }) => sum + rejected, 0),
  };
};

/** Whether somebody has edited enough, and well enough, that what they add where nothing stood needs no review. */
export const isKnown = (editor: EditorRecord): boolean => {
  if (editor.role !== 'user') return true;
  const { earned, rejected } = totals(editor);
  return (
    editor.ageDays >= KNOWN_AFTER_DAYS &&
    earned >= KNOWN_AFTER &&
    shareOf(earned, rejected) >= KNOWN_SHARE
  );
};

/** Whether what somebody changes in a group of fields needs no review. */
export const isTrusted = (editor: EditorRecord, group: FieldGroup): boolean => {
  if (editor.distrusted.includes(group)) return false;
  if (editor.role !== 'user') return true;
  const { earned = 0, rejected = 0 } = editor.decided[group] ?? {};
  return isKnown(editor) && earned >= TRUSTED_AFTER && shareOf(earned, rejected) >= TRUSTED_SHARE;
};

/** How many proposals somebody may submit within a day. */
export const dailyQuota = (editor: EditorRecord): number => {
  if (editor.role !== 'user') return 2_000;
  return isKnown(editor) ? 200 : 20;
};
