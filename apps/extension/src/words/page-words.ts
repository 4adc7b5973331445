import type { Language } from './language.ts';
import type { EventState } from '../queue/event.ts';

/** What our own pages say. */
const en = {
  welcome: {
    title: 'Welcome to Tsuzuki',
    lead: 'The extension puts what you watch and read on your list. Three steps, and it works.',
    connect: '1. Connect your server',
    sites: '2. Choose the sites',
    sitesHint:
      'Open a site where you watch or read, press Tsuzuki in the toolbar, and allow the site. The extension reads no other page.',
    watch: '3. Watch something',
    watchHint:
      'A small panel shows what you watch. The episode is recorded once you have played enough of it, and you can undo it.',
    settings: 'Settings',
  },
  options: 'Tsuzuki settings',
  servers: {
    title: 'Servers',
    address: 'Address of the server',
    connect: 'Connect',
    connecting: 'Continue in the window that has opened.',
    signedIn: (name: string) => `Signed in as ${name}`,
    signedOut: 'Signed out. What you watch is kept for seven days.',
    signInAgain: 'Sign in again',
    signOut: 'Sign out',
    none: 'No server yet.',
    failures: {
      wrong_address: 'This is no address of a server. Servers on the internet need https.',
      wrong_issuer: 'The server calls itself by another address. Enter that address.',
      access_denied: 'You did not allow it.',
      unreachable: 'The server could not be reached. Check the address.',
      closed: 'The window was closed, or the server did not accept the extension.',
      other: 'The server did not accept it. Try again.',
    },
  },
  preferences: {
    title: 'Recording',
    threshold: (percent: number) => `Record an episode once ${percent} % of it has been played`,
    panel: 'Show the panel on pages that play something',
    privateWindows: 'Record what is watched in private windows too',
    privateHint: 'The browser must allow the extension in private windows as well.',
    language: 'Language',
    auto: 'As in the browser',
    serverSide:
      'Whether to ask before the first episode of a show is a setting of your server, under “Media servers and players”.',
  },
  badges: {
    title: 'Your status on other sites',
    hint: 'On pages of anime and manga, a small badge shows your status and “+1”. Only the address of the page is read, and your server looks it up.',
    servers: 'Pages of your servers, where you are not signed in',
  },
  sites: {
    title: 'Sites',
    none: 'The extension reads no site yet. Open one, press Tsuzuki in the toolbar, and allow it.',
    remove: 'Remove',
  },
  events: {
    title: 'Latest events',
    none: 'Nothing yet.',
    send: 'Try again now',
    undo: 'Undo',
    answer: 'Answer on the server',
    states: {
      waiting: 'Waiting to be sent',
      signed_out: 'Kept for seven days, until you sign in again',
      recorded: 'Recorded',
      which: 'The server asks which title it is',
      confirming: 'The server looks it up',
      asked: 'The server asks whether to record it',
      not_recorded: 'Not recorded',
      undone: 'Undone',
      too_old: 'Not recorded: it could not be sent for a week',
    } satisfies Record<EventState, string>,
    place: (season: number | undefined, number: number | undefined) =>
      [
        season !== undefined && season !== 1 && `season ${season}`,
        number !== undefined && `no. ${number}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
  popup: {
    now: 'Now',
    nothing: 'This page shows no episode and no chapter that Tsuzuki knows.',
    progress: (share: number) => `${share} % watched`,
    allow: (host: string) => `Allow ${host}`,
    allowFrames: 'Players of this page:',
    notAllowed: 'Tsuzuki does not read this site.',
    upNext: 'Up next',
    nothingNext: 'Nothing is up next.',
    myList: 'My list',
    nothingInProgress: 'You watch and read nothing at the moment.',
    search: 'Search',
    medium: 'Kind',
    anime: 'Anime',
    manga: 'Manga',
    find: 'Find',
    results: 'Results',
    nothingFound: 'Nothing was found.',
    allResults: 'All results on your server',
    connect: 'Connect a server',
    settings: 'Settings',
    events: 'Events',
    failed: 'The server could not be reached.',
  },
};

export type PageWords = typeof en;

const ja: PageWords = {
  welcome: {
    title: 'Tsuzuki へようこそ',
    lead: '見たエピソードや読んだ話を、この拡張機能がリストに記録します。設定は3ステップです。',
    connect: '1. サーバーに接続',
    sites: '2. サイトを選択',
    sitesHint:
      '視聴するサイトを開き、ツールバーの Tsuzuki を押して、そのサイトを許可してください。ほかのページは読み取りません。',
    watch: '3. 視聴',
    watchHint:
      '視聴中の作品が小さなパネルに表示されます。十分に再生すると記録され、取り消しもできます。',
    settings: '設定',
  },
  options: 'Tsuzuki の設定',
  servers: {
    title: 'サーバー',
    address: 'サーバーのアドレス',
    connect: '接続',
    connecting: '開いたウィンドウで続けてください。',
    signedIn: (name) => `${name} としてログイン中`,
    signedOut: 'ログアウトしています。視聴は7日間保存されます。',
    signInAgain: 'もう一度ログイン',
    signOut: 'ログアウト',
    none: 'サーバーはまだありません。',
    failures: {
      wrong_address:
        'サーバーのアドレスではありません。インターネット上のサーバーには https が必要です。',
      wrong_issuer: 'サーバーのアドレスが異なります。サーバー自身のアドレスを入力してください。',
      access_denied: '許可されませんでした。',
      unreachable: 'サーバーに接続できませんでした。アドレスを確認してください。',
      closed: 'ウィンドウが閉じられたか、サーバーが拡張機能を受け付けませんでした。',
      other: 'サーバーに受け付けられませんでした。もう一度お試しください。',
    },
  },
  preferences: {
    title: '記録',
    threshold: (percent) => `${percent} % 再生したら記録`,
    panel: '再生するページにパネルを表示',
    privateWindows: 'プライベートウィンドウでの視聴も記録',
    privateHint: 'ブラウザーの設定でも、プライベートウィンドウでの使用を許可する必要があります。',
    language: '言語',
    auto: 'ブラウザーと同じ',
    serverSide:
      '作品の最初のエピソードを記録する前に確認するかどうかは、サーバーの「メディアサーバーとプレーヤー」で設定できます。',
  },
  badges: {
    title: 'ほかのサイトでの表示',
    hint: '作品のページに、リストの状態と「+1」を小さく表示します。読み取るのはページのアドレスだけで、サーバーで作品を調べます。',
    servers: 'ログインしていないときの、サーバーのページ',
  },
  sites: {
    title: 'サイト',
    none: 'まだどのサイトも読み取っていません。サイトを開き、ツールバーの Tsuzuki を押して許可してください。',
    remove: '削除',
  },
  events: {
    title: '最近の記録',
    none: 'まだありません。',
    send: '今すぐ再試行',
    undo: '取り消す',
    answer: 'サーバーで回答',
    states: {
      waiting: '送信待ち',
      signed_out: 'ログイン待ち（7日間）',
      recorded: '記録済み',
      which: 'どの作品か、選択してください',
      confirming: 'サーバーが確認しています',
      asked: '記録するかどうか、選択してください',
      not_recorded: '記録なし',
      undone: '取り消し済み',
      too_old: '1週間送信できなかったため、記録なし',
    },
    place: (season, number) =>
      [
        season !== undefined && season !== 1 && `第${season}期`,
        number !== undefined && `第${number}話`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  popup: {
    now: '視聴中',
    nothing: 'このページには、エピソードも漫画の話も見つかりません。',
    progress: (share) => `${share} % 視聴`,
    allow: (host) => `${host} を許可`,
    allowFrames: 'このページのプレーヤー：',
    notAllowed: 'Tsuzuki はこのサイトを読み取っていません。',
    upNext: '次に見る',
    nothingNext: '次に見るエピソードはありません。',
    myList: 'マイリスト',
    nothingInProgress: '視聴中・読書中の作品はありません。',
    search: '検索',
    medium: '種類',
    anime: 'アニメ',
    manga: '漫画',
    find: '検索する',
    results: '検索結果',
    nothingFound: '見つかりませんでした。',
    allResults: 'サーバーですべての結果を見る',
    connect: 'サーバーに接続',
    settings: '設定',
    events: '最近の記録',
    failed: 'サーバーに接続できませんでした。',
  },
};

export const pageWords: Record<Language, PageWords> = { en, ja };
