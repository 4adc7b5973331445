import { words } from '#lib/i18n/words.ts';

/** What the page of the schedule says around its week. */
export const scheduleWords = words({
  en: {
    schedule: 'Airing schedule',
    lead: 'What airs when, in your own time zone.',
    description:
      'Every anime episode of the week by day and hour, in your own time zone, with what is projected marked as such.',
    earlier: 'Week before',
    later: 'Week after',
    thisWeek: 'This week',
    weeks: 'Weeks',
    unread: 'The schedule could not be read just now',
    unreadText: 'The rest of the page works.',
    again: 'Load it again',
    empty: 'No airing times on record for this week',
    emptyText:
      'The schedule reaches about two months ahead. Choose a week nearer to today, or look through the seasons.',
  },
  ja: {
    schedule: '放送予定',
    lead: 'いつ、何が放送されるか。お住まいの時間帯で表示します。',
    description: '今週放送のアニメを曜日・時刻ごとに一覧。予測の時刻は区別して表示します。',
    earlier: '前の週',
    later: '次の週',
    thisWeek: '今週',
    weeks: '週',
    unread: '放送予定を読み込めませんでした',
    unreadText: 'ページのほかの部分は利用できます。',
    again: 'もう一度読み込む',
    empty: 'この週の放送は登録されていません',
    emptyText: '放送予定は約2か月先までです。今日に近い週を選ぶか、シーズン一覧をご覧ください。',
  },
});
