import { words } from '#lib/i18n/words.ts';

/** The way back from what was just done, wherever it is offered. */
export const undoWords = words({
  en: { undo: 'Undo', nothing: 'There is nothing to undo.' },
  ja: { undo: '元に戻す', nothing: '元に戻すものはありません。' },
});
