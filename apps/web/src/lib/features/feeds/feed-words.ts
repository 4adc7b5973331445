import { words } from '#lib/i18n/words.ts';
import type { Feed } from './feed.ts';

const en = {
  title: 'Calendar and feeds',
  lead: 'What comes out of what you are watching and reading, in your calendar or feed reader. Each has a secret address: whoever knows it can read it, without an account.',
  name: (kind: Feed['kind']) => ({ calendar: 'Calendar', atom: 'Atom feed' })[kind],
  about: (kind: Feed['kind']) =>
    ({
      calendar:
        'Episodes and chapters of the last two weeks and the next two months, for every calendar that can subscribe to an address (iCalendar).',
      atom: 'Episodes that aired and chapters that came out in the last thirty days, for feed readers.',
    })[kind],
  made: (kind: Feed['kind']) =>
    ({ calendar: 'The address of your calendar', atom: 'The address of your feed' })[kind],
  what: 'the address',
  steps: (kind: Feed['kind']) =>
    ({
      calendar:
        'In your calendar choose “subscribe by address” and paste it. Calendars ask again every few hours.',
      atom: 'Paste it into your feed reader.',
    })[kind],
  since: 'In use since',
  lastRead: 'Last read',
  never: 'not yet',
  make: 'Make the address',
  renew: 'New address…',
  renewConfirm: 'Make a new address',
  renewAbout: 'The old address ends at once: enter the new one wherever you use it.',
  remove: 'Delete…',
  removeConfirm: 'Delete the address',
  removeAbout: 'Programs that ask for it get nothing any more. Your list stays as it is.',
  privacy:
    'Entries that only you may see are in no feed, and neither are your scores, notes or dates. Times follow the schedule; those that nobody has confirmed yet are marked as tentative.',
};

const ja: typeof en = {
  title: 'カレンダーとフィード',
  lead: '見ている・読んでいる作品の新しい話を、カレンダーやフィードリーダーで。それぞれに秘密のアドレスがあり、知っている人は誰でもアカウントなしで読めます。',
  name: (kind: Feed['kind']) => ({ calendar: 'カレンダー', atom: 'Atom フィード' })[kind],
  about: (kind: Feed['kind']) =>
    ({
      calendar:
        '過去2週間から先2か月までの放送と新しい話。アドレスで購読できるカレンダー（iCalendar）で使えます。',
      atom: '過去30日間に放送された話と発売された話。フィードリーダーで使えます。',
    })[kind],
  made: (kind: Feed['kind']) =>
    ({ calendar: 'カレンダーのアドレス', atom: 'フィードのアドレス' })[kind],
  what: 'アドレス',
  steps: (kind: Feed['kind']) =>
    ({
      calendar:
        'カレンダーで「URLで購読」を選び、貼り付けてください。カレンダーは数時間ごとに更新されます。',
      atom: 'フィードリーダーに貼り付けてください。',
    })[kind],
  since: '作成日',
  lastRead: '最後の読み取り',
  never: 'まだ',
  make: 'アドレスを作る',
  renew: '新しいアドレス…',
  renewConfirm: '新しいアドレスを作る',
  renewAbout:
    '古いアドレスはすぐに使えなくなります。使っている所に新しいアドレスを入れてください。',
  remove: '削除…',
  removeConfirm: 'アドレスを削除',
  removeAbout: 'このアドレスを使うプログラムには何も届かなくなります。リストはそのままです。',
  privacy:
    '自分だけに見える作品はフィードに入りません。点数・メモ・日付も入りません。時刻は放送予定によるもので、未確認のものは「仮」と記されます。',
};

export const feedWords = words({ en, ja });
