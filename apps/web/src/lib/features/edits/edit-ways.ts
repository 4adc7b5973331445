import { words } from '#lib/i18n/words.ts';

/** Words of the links from a work to its edits. */
export const editWays = words({
  en: { edit: 'Edit this title', suggest: 'Suggest an edit', history: 'Edit history' },
  ja: { edit: 'この作品を編集', suggest: '編集を提案', history: '編集履歴' },
});
