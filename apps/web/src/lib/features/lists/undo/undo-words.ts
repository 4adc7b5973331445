import { words } from '#lib/i18n/words.ts';

/** Words of "Undo", wherever it is offered. */
export const undoWords = words({
  en: { undo: 'Undo', nothing: 'There is nothing to undo.' },
  ja: { undo: '元に戻す', nothing: '元に戻すものはありません。' },
});
