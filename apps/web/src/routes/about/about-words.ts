import { words } from '#lib/i18n/words.ts';

/** Words of the page about the site. */
export const aboutWords = words({
  en: {
    title: 'About',
    description: 'What Tsuzuki is, where its data comes from, and how to run your own instance.',
    about: 'About',
    apiLink: 'the API',
    covers:
      'Titles without cover art get a generated cover: a traditional pattern, a colour and the title, laid out like a Japanese book.',
    data: 'Data sources',
    unread: 'The list of sources couldn’t be loaded',
    again: 'Reload',
    notFilled: 'The catalogue is still empty.',
    who: 'Who runs this instance',
    imprint: 'Imprint and contact',
    privacy: 'Privacy',
    terms: 'Terms',
    name: 'Tsuzuki (',
    whatItIs:
      ', “to be continued”) keeps track of the anime and manga you watch and read. It tells you when the next episode is out, records what you finish on Plex and Jellyfin, and lets you export everything at any time.',
    freeSoftware:
      'Tsuzuki is free software. This is one instance; anyone can run their own. Apps can use the same catalogue through',
  },
  ja: {
    title: 'Tsuzukiとデータについて',
    description: 'Tsuzukiの紹介、作品情報の出典と利用条件、自分で運用する方法。',
    about: 'このサイトについて',
    apiLink: 'API',
    covers:
      '表紙画像のない作品には、伝統文様と色、和書のように組んだタイトルで、表紙が自動的に作られます。',
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
      '）は、アニメとマンガの視聴・読書を記録するサービスです。次の話の放送を知らせ、PlexやJellyfinで見終えた話を自動で記録し、データはいつでもエクスポートできます。',
    freeSoftware:
      'Tsuzukiは自由ソフトウェアです。このサイトはそのうちの1つで、誰でも自分のサーバーを運用できます。アプリからも同じ作品情報を利用できます:',
  },
});
