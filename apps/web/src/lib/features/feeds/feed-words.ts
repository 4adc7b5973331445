import { words } from '#lib/i18n/words.ts';
import type { Feed } from './feed.ts';

type Kind = Feed['kind'];

const en = {
  title: 'Feeds and sharing',
  lead: 'Secret addresses for your calendar, your feed reader, other programs and your friends. Anyone with an address can open it, without an account.',
  name: (kind: Kind): string =>
    ({
      calendar: 'Calendar',
      atom: 'Atom feed',
      'anime-list': 'Link to your anime list',
      'manga-list': 'Link to your manga list',
      sonarr: 'Sonarr list',
      radarr: 'Radarr list',
      stremio: 'Stremio add-on',
    })[kind],
  about: (kind: Kind): string =>
    ({
      calendar:
        'New episodes and chapters of what you are watching and reading: the last two weeks and the next two months. For any calendar that can subscribe to an address (iCalendar).',
      atom: 'Episodes and chapters that came out in the last 30 days. For feed readers.',
      'anime-list': 'A page that shows your anime list to anyone who has the link.',
      'manga-list': 'A page that shows your manga list to anyone who has the link.',
      sonarr:
        'The shows you are watching or planning to watch. Sonarr adds them from its import list “Custom List”.',
      radarr:
        'The films you are watching or planning to watch. Radarr adds them from its list “Custom Lists” or “StevenLu Custom”.',
      stremio: 'Your anime list, this season and the next one as catalogues in Stremio.',
    })[kind],
  made: (kind: Kind): string =>
    ({
      calendar: 'Your calendar address',
      atom: 'Your feed address',
      'anime-list': 'The link to your anime list',
      'manga-list': 'The link to your manga list',
      sonarr: 'The address of your Sonarr list',
      radarr: 'The address of your Radarr list',
      stremio: 'The address of your Stremio add-on',
    })[kind],
  what: (kind: Kind): string => (isLink(kind) ? 'link' : 'address'),
  steps: (kind: Kind): string =>
    ({
      calendar:
        'In your calendar, choose “Subscribe by URL” and paste it. Calendars update every few hours.',
      atom: 'Paste it into your feed reader.',
      'anime-list': 'Send it to anyone you want to share your list with.',
      'manga-list': 'Send it to anyone you want to share your list with.',
      sonarr:
        'In Sonarr, open Settings → Import Lists → Custom List and paste it as List URL. Add “?status=completed” for other entries.',
      radarr:
        'In Radarr, open Settings → Lists → Custom Lists and paste it as List URL. Add “?status=completed” for other entries.',
      stremio: 'In Stremio, open Add-ons and paste it where you search for add-ons.',
    })[kind],
  since: 'Created',
  lastRead: 'Last opened',
  never: 'Never',
  make: (kind: Kind): string => (isLink(kind) ? 'Create link' : 'Create address'),
  renew: (kind: Kind): string => (isLink(kind) ? 'Create new link…' : 'Create new address…'),
  renewConfirm: (kind: Kind): string => (isLink(kind) ? 'Create new link' : 'Create new address'),
  renewAbout: (kind: Kind): string =>
    isLink(kind)
      ? 'The old link stops working at once.'
      : 'The old address stops working at once. Enter the new one wherever you use it.',
  remove: (kind: Kind): string => (isLink(kind) ? 'Stop sharing…' : 'Delete…'),
  removeConfirm: (kind: Kind): string => (isLink(kind) ? 'Stop sharing' : 'Delete address'),
  removeAbout: (kind: Kind): string =>
    isLink(kind)
      ? 'Nobody can open the link any more. Your list stays as it is.'
      : 'Apps that use it stop getting updates. Your list stays as it is.',
  privacy:
    'Private entries are never included, and neither are your notes or dates. Only list links show your scores, and they show public entries only. Adult titles are on no link, list or add-on. Times follow the schedule; those not confirmed yet are marked as tentative.',
};

const ja: typeof en = {
  title: 'フィードと共有',
  lead: 'カレンダー、フィードリーダー、ほかのプログラム、友だちとの共有に使う非公開のアドレスです。知っている人は誰でも、アカウントなしで内容を見られます。',
  name: (kind: Kind): string =>
    ({
      calendar: 'カレンダー',
      atom: 'Atom フィード',
      'anime-list': 'アニメリストのリンク',
      'manga-list': 'マンガリストのリンク',
      sonarr: 'Sonarr のリスト',
      radarr: 'Radarr のリスト',
      stremio: 'Stremio のアドオン',
    })[kind],
  about: (kind: Kind): string =>
    ({
      calendar:
        '見ている・読んでいる作品の新しい話を、過去2週間から先2か月まで。URLで購読できるカレンダー（iCalendar）で使えます。',
      atom: '過去30日間に放送・公開された話。フィードリーダーで使えます。',
      'anime-list': 'リンクを知っている人に、アニメリストを見せるページです。',
      'manga-list': 'リンクを知っている人に、マンガリストを見せるページです。',
      sonarr:
        '見ているシリーズと、見たいシリーズ。Sonarr のインポートリスト「Custom List」で追加できます。',
      radarr:
        '見ている映画と、見たい映画。Radarr のリスト「Custom Lists」か「StevenLu Custom」で追加できます。',
      stremio: 'アニメリスト、今期と来期のアニメを Stremio に一覧で表示します。',
    })[kind],
  made: (kind: Kind): string =>
    ({
      calendar: 'カレンダーのアドレス',
      atom: 'フィードのアドレス',
      'anime-list': 'アニメリストのリンク',
      'manga-list': 'マンガリストのリンク',
      sonarr: 'Sonarr のリストのアドレス',
      radarr: 'Radarr のリストのアドレス',
      stremio: 'Stremio のアドオンのアドレス',
    })[kind],
  what: (kind: Kind): string => (isLink(kind) ? 'リンク' : 'アドレス'),
  steps: (kind: Kind): string =>
    ({
      calendar:
        'カレンダーで「URLで購読」を選び、貼り付けてください。カレンダーは数時間ごとに更新されます。',
      atom: 'フィードリーダーに貼り付けてください。',
      'anime-list': 'リストを見せたい人に送ってください。',
      'manga-list': 'リストを見せたい人に送ってください。',
      sonarr:
        'Sonarr の Settings → Import Lists → Custom List を開き、List URL に貼り付けてください。ほかの状況の作品には「?status=completed」などを付けます。',
      radarr:
        'Radarr の Settings → Lists → Custom Lists を開き、List URL に貼り付けてください。ほかの状況の作品には「?status=completed」などを付けます。',
      stremio: 'Stremio の Add-ons を開き、アドオンの検索欄に貼り付けてください。',
    })[kind],
  since: '作成日',
  lastRead: '最終アクセス',
  never: 'まだありません',
  make: (kind: Kind): string => (isLink(kind) ? 'リンクを作成' : 'アドレスを作成'),
  renew: (kind: Kind): string => (isLink(kind) ? '新しいリンクを作成…' : '新しいアドレスを作成…'),
  renewConfirm: (kind: Kind): string =>
    isLink(kind) ? '新しいリンクを作成' : '新しいアドレスを作成',
  renewAbout: (kind: Kind): string =>
    isLink(kind)
      ? '古いリンクはすぐに使えなくなります。'
      : '古いアドレスはすぐに使えなくなります。使用中のアプリに新しいアドレスを入力してください。',
  remove: (kind: Kind): string => (isLink(kind) ? '共有をやめる…' : '削除…'),
  removeConfirm: (kind: Kind): string => (isLink(kind) ? '共有をやめる' : 'アドレスを削除'),
  removeAbout: (kind: Kind): string =>
    isLink(kind)
      ? 'リンクは誰も開けなくなります。リストはそのままです。'
      : 'このアドレスを使うアプリは更新されなくなります。リストはそのままです。',
  privacy:
    '非公開の作品、メモ、日付は含まれません。評価が表示されるのはリストのリンクだけで、そこには全体に公開した作品だけが載ります。リンク、リスト、アドオンに成人向け作品は載りません。時刻は放送予定によるもので、未確定のものは「仮」と表示されます。',
};

function isLink(kind: Kind): boolean {
  return kind === 'anime-list' || kind === 'manga-list';
}

export const feedWords = words({ en, ja });
