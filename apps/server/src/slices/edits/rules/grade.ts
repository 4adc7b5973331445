import type { FieldGroup } from '#slices/catalog/index.ts';
import type { ProposalKind } from '../model.ts';
import { type EditorRecord, isKnown, isTrusted } from './trust.ts';

/** One change as its risk is judged. */
interface GradedChange {
  group: FieldGroup;
  /** Whether nothing stood there before. */
  isAddition: boolean;
  /** Whether a mistake hides a work or joins it to another. */
  isDelicate: boolean;
}

const isFree = (editor: EditorRecord, { group, isAddition, isDelicate }: GradedChange): boolean => {
  if (isTrusted(editor, group)) return true;
  return isAddition && !isDelicate && isKnown(editor) && !editor.distrusted.includes(group);
};

/** Whether a proposal is applied at once: its author is trusted with all that it changes, or only adds where nothing stood. */
export const needsNoReview = (
  editor: EditorRecord,
  { kind, changes }: { kind: ProposalKind; changes: readonly GradedChange[] },
): boolean => {
  if (kind === 'CREATE' && editor.role === 'user') return false;
  return changes.every((change) => isFree(editor, change));
};
