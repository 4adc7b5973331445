/** Edits: what people propose to change in the catalogue, and what became of it. */
export { accept } from './commands/accept.ts';
export { proposeRuleEdit } from './mapping/propose-rule.ts';
export { proposeCorrectedRule } from './reactions.ts';
export { propose, type Proposing } from './commands/propose.ts';
export { revertUser, undoRevision } from './commands/undo.ts';
export { readEditor } from './editor.ts';
export { mayDecide } from './policy.ts';
export { passUpstream } from './upstream/run.ts';
export { deleteWork, restoreWork } from './merge/commands/delete-work.ts';
export { type MergeDone, mergeWorks } from './merge/commands/merge-works.ts';
export { splitWork, type WorkSplit } from './merge/commands/split-work.ts';
export { undoMerge } from './merge/commands/undo-merge.ts';
export { applyOperation } from './merge/commands/apply-operation.ts';
export { proposeOperation } from './merge/commands/propose-operation.ts';
