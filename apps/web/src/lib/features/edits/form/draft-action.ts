import { addRow, type Draft, type FormWork, openRow, removeRow, resetRow } from './draft.ts';
import { isListName, type ListName } from './row-kinds.ts';

/** What a button of the form does, before anything is sent. */
export type DraftAction =
  | { verb: 'add'; list: ListName }
  | { verb: 'open' | 'remove' | 'reset'; list: ListName; id: string }
  | { verb: 'find'; list: ListName }
  | { verb: 'take'; list: ListName; index: number }
  | { verb: 'preview' };

/** What a button sends: `remove episodes 1abc`. */
export const actionText = (action: DraftAction): string =>
  Object.values(action).map(String).join(' ');

/** What a button sent; a preview if that is nothing that a button of ours sends. */
export function actionOf(text: string): DraftAction {
  const [verb = '', list = '', id = ''] = text.split(' ', 3);
  if (!isListName(list)) return { verb: 'preview' };
  switch (verb) {
    case 'add':
    case 'find':
      return { verb, list };
    case 'open':
    case 'remove':
    case 'reset':
      return { verb, list, id };
    case 'take':
      return { verb, list, index: Number(id) || 0 };
    default:
      return { verb: 'preview' };
  }
}

/** Changes the form as a button says. @returns the id of the row that people look at next */
export function act(draft: Draft, work: FormWork, action: DraftAction): string | undefined {
  const { verb } = action;
  if (verb === 'add') return addRow(draft, action.list);
  if (verb === 'remove') removeRow(draft, action.list, action.id);
  if (verb === 'open') openRow(draft, work, action);
  if (verb === 'reset') resetRow(draft, action.list, action.id);
  return verb === 'open' || verb === 'reset' ? action.id : undefined;
}
