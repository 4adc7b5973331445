import { counted, words } from '#lib/i18n/words.ts';

/** Words of what the undo of an import did. */
export const undoneWords = words({
  en: {
    undoneSo: (removed: number, restored: number) =>
      `This import was undone: ${counted(removed, 'title', 'titles')} removed from your list, ${counted(restored, 'title', 'titles')} changed back.`,
    left: (count: number) =>
      `${counted(count, 'title stays', 'titles stay')} because of later changes`,
    leftAbout:
      'These were changed after the import, so their later changes were kept. Edit or remove them yourself if you want to.',
    changed: (client: string) => `Changed ${client}`,
    more: (count: number) => `and ${counted(count, 'more title', 'more titles')}`,
    hidden: 'A title that is no longer in the catalog',
  },
  ja: {
    undoneSo: (removed, restored) =>
      `このインポートは元に戻されました。リストから削除：${removed}作品、以前の内容に戻した作品：${restored}作品。`,
    left: (count) => `${count}作品は、そのあとの変更があるため残しました`,
    leftAbout:
      'インポートのあとに変更されたため、その変更を残しました。必要なら、編集または削除してください。',
    changed: (client) => `変更：${client}`,
    more: (count) => `ほか${count}作品`,
    hidden: 'データベースにない作品',
  },
});
