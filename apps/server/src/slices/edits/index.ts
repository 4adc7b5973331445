/** Edits: what people propose to change in the catalogue, and what became of it. */
export { accept } from './commands/accept.ts';
export { propose, type Proposing } from './commands/propose.ts';
export { revertUser, undoRevision } from './commands/undo.ts';
