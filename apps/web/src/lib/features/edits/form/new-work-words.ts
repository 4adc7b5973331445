import { words } from '#lib/i18n/words.ts';

/** Words of the pages on which people propose a title that is not here. */
export const newWorkWords = words({
  en: {
    title: 'Add a title',
    titles: { anime: 'Add an anime', manga: 'Add a manga' },
    lead: 'Look first whether it is here already, under any of its titles.',
    about:
      'Fill in what you know. The original title, the format and whether it is adult are needed. An editor looks at every new title before everybody sees it.',
    search: 'Title',
    find: 'Search',
    found: 'Here already',
    none: (query: string) => `Nothing is called “${query}” yet.`,
    adds: { anime: 'Add it as an anime', manga: 'Add it as a manga' },
    notListed: 'Is it none of these?',
    likes: 'Is it one of these?',
    likesText:
      'These have the same title or ID. If yours is among them, edit that one: what you typed is lost only when you leave this page.',
    isNew: 'No, it is another title',
  },
  ja: {
    title: '作品を追加',
    titles: { anime: 'アニメを追加', manga: 'マンガを追加' },
    lead: 'まず、別のタイトルで登録されていないか検索してください。',
    about:
      '分かる項目を入力してください。原題、形式、成人向けかどうかは必須です。新しい作品は、編集者の確認後に公開されます。',
    search: 'タイトル',
    find: '検索',
    found: '登録済みの作品',
    none: (query) => `「${query}」という作品はまだ登録されていません。`,
    adds: { anime: 'アニメとして追加', manga: 'マンガとして追加' },
    notListed: 'この中にありませんか？',
    likes: 'この中にありませんか？',
    likesText:
      '同じタイトルかIDの作品です。追加したい作品がこの中にあれば、その作品を編集してください。入力内容は、このページを離れると失われます。',
    isNew: 'いいえ、別の作品です',
  },
});
