import { words } from '#lib/i18n/words.ts';

/** Words of the page of the schedule, around its week. */
export const scheduleWords = words({
  en: {
    schedule: 'Airing schedule',
    lead: 'Anime episodes by day, in your time zone.',
    description:
      'This week’s anime episodes by day and time in your time zone, with estimated times marked.',
    earlier: 'Previous week',
    later: 'Next week',
    thisWeek: 'This week',
    weeks: 'Weeks',
    unread: 'The schedule couldn’t be loaded',
    unreadText: 'Try again in a moment.',
    again: 'Reload',
    empty: 'No episodes this week',
    emptyText:
      'The schedule covers about two months ahead. Choose a week closer to today, or browse the seasons.',
  },
  ja: {
    schedule: '放送予定',
    lead: 'アニメの放送日時を、お住まいの地域の時刻で表示します。',
    description: '今週放送のアニメを曜日・時刻ごとに一覧。予測の時刻は区別して表示します。',
    earlier: '前の週',
    later: '次の週',
    thisWeek: '今週',
    weeks: '週の切り替え',
    unread: '放送予定を読み込めませんでした',
    unreadText: '少し待ってからもう一度お試しください。',
    again: '再読み込み',
    empty: 'この週の放送はありません',
    emptyText: '放送予定は約2か月先までです。今日に近い週を選ぶか、シーズン一覧をご覧ください。',
  },
});
