import { words } from '#lib/i18n/words.ts';

/** What the page about the site says. */
export const aboutWords = words({
  en: {
    title: 'About Tsuzuki and its data',
    description:
      'What Tsuzuki is, where its catalogue comes from and on what terms, and how to run it yourself.',
    about: 'About',
    apiLink: 'the API',
    covers:
      'Works without cover art get a cover of their own, drawn from their id: a traditional pattern, a colour, and the title set as on a Japanese book.',
    data: 'The data, with thanks',
    unread: 'The list of sources could not be read just now',
    again: 'Load it again',
    notFilled: 'The catalogue has not been filled yet.',
    who: 'Who runs this instance',
    imprint: 'Imprint and contact',
    privacy: 'Privacy',
    terms: 'Terms',
    name: 'Tsuzuki (',
    whatItIs:
      ', “to be continued”) keeps your place in anime and manga. It knows when the next episode airs, takes note of what you finish on Plex and Jellyfin, and gives everything back whenever you ask.',
    freeSoftware:
      'It is free software. This is one instance of it; anybody can run another. Programs read the same catalogue through its interface:',
  },
  ja: {
    title: 'Tsuzukiとデータについて',
    description: 'Tsuzukiの紹介、作品情報の出典と利用条件、自分で運用する方法。',
    about: 'このサイトについて',
    apiLink: 'API',
    covers:
      '表紙画像のない作品には、IDから描いた独自の表紙が付きます。伝統文様、色、そして和書のように組んだ題名です。',
    data: 'データの出典',
    unread: '出典の一覧を読み込めませんでした',
    again: '再読み込み',
    notFilled: '作品情報はまだ登録されていません。',
    who: 'このサーバーの運営者',
    imprint: '運営者情報・連絡先',
    privacy: 'プライバシー',
    terms: '利用規約',
    name: 'Tsuzuki（',
    whatItIs:
      '）は、アニメと漫画の「どこまで見たか」を覚えておくサービスです。次の放送を知らせ、PlexやJellyfinで見終えた話を記録し、データはいつでも取り出せます。',
    freeSoftware:
      '自由ソフトウェアです。ここはそのひとつのサーバーで、誰でも別のサーバーを運用できます。プログラムからも同じ作品情報を利用できます:',
  },
});
