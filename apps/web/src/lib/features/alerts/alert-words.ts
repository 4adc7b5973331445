import type { Enum } from '@tsuzuki/contract/schema';
import { words } from '#lib/i18n/words.ts';
import type { Channel, EntryGroup } from './alerts.ts';

type Kind = Enum<'AlertKind'>;
type Digest = Enum<'AlertDigest'>;

/** Words of the settings of alerts. */
export const alertWords = words({
  en: {
    title: 'Alerts',
    lead: 'What you’re told about titles on your lists, and where.',
    inbox: 'View notifications',
    guide: 'How alerts work',
    save: 'Save',
    saved: 'Saved.',
    kinds: 'What you’re told',
    kindsAbout: 'Tick where each kind of alert should reach you.',
    kind: 'Alert',
    kindName: (kind: Kind) =>
      ({
        EPISODE_AIRED: 'An episode aired',
        AIRING_SOON: 'An episode airs within 30 minutes',
        NEW_CHAPTER: 'A new chapter is out',
        FILM_DATE: 'A film gets a date in my region',
        NOW_STREAMING: 'An anime is on one of my services',
        SEQUEL_ANNOUNCED: 'A sequel is announced',
      })[kind],
    channel: (channel: Channel) =>
      ({ inApp: 'On this site', mail: 'Email', chat: 'Chat apps, browsers' })[channel],
    mailOff: 'Email is off.',
    turnMailOn: 'Choose how often to get it',
    digest: 'Email',
    digestAbout: 'One email with everything that happened, if anything did.',
    often: 'How often',
    digests: (digest: Digest) =>
      ({ OFF: 'Never', DAILY: 'Every day', WEEKLY: 'Every week' })[digest],
    weekday: 'Day',
    weekdayHint: 'For weekly email.',
    weekdays: [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ] as readonly string[],
    time: 'Time',
    entries: 'For which titles',
    entriesAbout: 'Alerts are about titles that have one of these statuses on your list.',
    group: (group: EntryGroup) =>
      ({
        episodeStatuses: 'Episodes',
        chapterStatuses: 'Chapters',
        releaseStatuses: 'Film dates and streaming',
        sequelStatuses: 'Sequels',
      })[group],
    places: 'Where you watch and read',
    placesAbout: 'Streaming alerts come only for services you tick.',
    services: 'My services',
    region: (name: string) => `Your region is ${name}.`,
    noRegion: 'You haven’t set a region, so you get no alerts about film dates.',
    setRegion: 'Set region',
    changeRegion: 'Change',
    languages: 'Languages of chapters',
    languagesHint:
      'Codes such as “en, pt-br”. Leave empty to be told once per chapter, in the first language it comes out in.',
  },
  ja: {
    title: '通知',
    lead: 'リストにある作品について、何をどこに通知するかを選べます。',
    inbox: 'お知らせを見る',
    guide: '通知のしくみ',
    save: '保存',
    saved: '保存しました。',
    kinds: '通知の内容',
    kindsAbout: '種類ごとに、通知を受け取る場所を選んでください。',
    kind: '種類',
    kindName: (kind: Kind) =>
      ({
        EPISODE_AIRED: '放送されたとき',
        AIRING_SOON: '放送の30分前から',
        NEW_CHAPTER: 'マンガの新しい話が出たとき',
        FILM_DATE: '自分の地域で映画の公開日が決まったとき',
        NOW_STREAMING: '利用中のサービスで配信が始まったとき',
        SEQUEL_ANNOUNCED: '続編が発表されたとき',
      })[kind],
    channel: (channel: Channel) =>
      ({ inApp: 'このサイト', mail: 'メール', chat: 'チャット・ブラウザー' })[channel],
    mailOff: 'メールは送られません。',
    turnMailOn: '頻度を選ぶ',
    digest: 'メール',
    digestAbout: '期間中の通知を1通にまとめて送ります。何もなければ送りません。',
    often: '頻度',
    digests: (digest: Digest) => ({ OFF: '送らない', DAILY: '毎日', WEEKLY: '毎週' })[digest],
    weekday: '曜日',
    weekdayHint: '毎週の場合のみ。',
    weekdays: [
      '月曜日',
      '火曜日',
      '水曜日',
      '木曜日',
      '金曜日',
      '土曜日',
      '日曜日',
    ] as readonly string[],
    time: '時刻',
    entries: '対象の作品',
    entriesAbout: 'リストで次のステータスになっている作品について通知します。',
    group: (group: EntryGroup) =>
      ({
        episodeStatuses: '放送',
        chapterStatuses: 'マンガの新しい話',
        releaseStatuses: '映画の公開日と配信',
        sequelStatuses: '続編',
      })[group],
    places: '利用中のサービスと言語',
    placesAbout: '配信の通知は、選んだサービスについてのみ届きます。',
    services: '利用中のサービス',
    region: (name: string) => `地域: ${name}`,
    noRegion: '地域が設定されていないため、映画の公開日は通知されません。',
    setRegion: '地域を設定',
    changeRegion: '変更',
    languages: 'マンガの言語',
    languagesHint:
      '「en, pt-br」のようなコードで入力します。空欄の場合、最初に出た言語で1回だけ通知します。',
  },
});
