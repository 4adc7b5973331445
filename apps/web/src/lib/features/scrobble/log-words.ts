import { words } from '#lib/i18n/words.ts';
import type { Delivery, Match } from './delivery.ts';

type SentAs = NonNullable<Delivery['sentAs']>;

const place = (rule: NonNullable<Match['rule']>): string => {
  const id = `${rule.kind} ${rule.externalId}`;
  if (rule.season === null) return id;
  return `${id} S${rule.season} ${rule.from}–${rule.to ?? ''}`;
};

const en = {
  back: 'Media servers',
  log: 'Event log',
  logAbout:
    'Events from the last seven days, newest first. Network addresses, devices and tokens aren’t stored.',
  all: 'All events',
  only: 'Show',
  filter: 'Filter',
  nothing: 'No events yet.',
  nothingOf: 'No events of this kind in the last seven days.',
  older: 'Older',
  newest: 'Newest',
  by: (user: string) => `by ${user}`,
  upTo: (percent: number) => `${percent} %`,
  sentAs: (kind: SentAs): string =>
    kind === 'SERVER_A'
      ? 'This is what Plex sends; this address is for Jellyfin. It was processed all the same.'
      : 'This is what Jellyfin or Emby sends; this address is for Plex. It was processed all the same.',
  comma: ', ',
  episode: (number: number) => `episode ${number}`,
  chapter: (number: number) => `chapter ${number}`,
  why: ({ reason, rule, chapter }: Match) => {
    if (reason === 'CORRECTION') return 'your fix for this show';
    if (reason === 'OWNER') return 'your fix';
    if (reason === 'TRACKER') return 'its ID at another service';
    if (reason === 'CONFIRMED') return 'you confirmed the show';
    if (reason === 'AGREED') return 'others agree on the show';
    if (reason === 'TITLE') return chapter === null ? 'title and air date' : 'title';
    return rule ? `rule ${place(rule)} (${rule.source})` : 'mapping';
  },
  yes: 'Record',
  no: 'Decline',
  waitsUntil: 'Answer by',
  correct: 'Fix match…',
  say: 'Choose a match…',
  confirm: (title: string) => `Yes, it’s ${title}`,
  ignoreLibrary: (library: string) => `Ignore the library “${library}”`,
  ignore: 'Not anime, ignore this show',
  ignoreManga: 'Ignore this manga',
  ignoreFilm: 'Not anime, ignore this film',
  unignore: 'Stop ignoring',
  undo: 'Undo',
  replay: 'Replay',
  payload: 'Show payload',
  done: (form: string) =>
    ({
      undo: 'Undone. Your list is as it was before.',
      replay: 'Replayed. See the result below.',
      answer: 'Saved your answer.',
      forget: 'Fix removed. Later episodes and chapters are matched automatically again.',
      ignore: 'Ignored. It is no longer recorded.',
      unignore: 'No longer ignored. Events from the last seven days are being matched again.',
      'forget-show': 'Undone. Everything recorded because of the match is off your list.',
      'ignore-library': 'Library ignored. You can remove it in the settings below.',
      settings: 'Saved. Applies to new events; replay earlier ones if you need to.',
      correct: 'Match fixed.',
    })[form] ?? 'Done.',
  remembered: 'Later episodes or chapters will match, too.',
  proposed: 'It is proposed for everyone:',
  edits: 'see the edits',
  corrections: 'Fixed matches',
  correctionsAbout: 'Later episodes and chapters of these use your fix.',
  ignoredShows: 'Ignored shows',
  ignoredAbout:
    'You marked these as not anime, or chose to ignore the manga. They are not recorded.',
  show: 'Show',
  here: 'Matched to',
  forget: 'Remove fix',
  from: (number: number) => `from episode ${number}`,
  fromChapter: (number: number) => `from chapter ${number}`,
  settings: 'What counts as watched',
  onlyUser: 'Only count plays by',
  onlyUserHint:
    'Name or ID of a server user, as shown in the log. Leave empty for your own account (Plex) or whoever played first (Jellyfin); you’re asked about others.',
  episodeThreshold: 'Episodes count from (%)',
  movieThreshold: 'Films count from (%)',
  thresholdHint: '50 to 100',
  askFirst: 'Ask me before adding a title to my list',
  onlyOnList: 'Only record titles on my list',
  sureMatches:
    'Record sure matches without asking: exactly one show has this title, and its air date or year matches',
  allUsers: 'Count everybody’s plays, and don’t ask about new users',
  markedPlayed: 'Count items marked as played by hand (Jellyfin: also select User Data Saved)',
  trackerIds:
    'Use AniDB and MyAnimeList IDs if TMDB and TVDB don’t match (Plex with the HAMA or MyAnimeList agent)',
  ignored: 'Ignored libraries',
  ignoredHint: 'One library name per line (Plex).',
  save: 'Save',
  addressGone:
    'The webhook URL was shown when you created it. If you’ve lost it, create a new one on the media servers page. The log and settings stay.',
};

/** Words of the page of one media server. */
export const logWords = words({
  en,
  ja: {
    back: 'メディアサーバー',
    log: 'イベントログ',
    logAbout:
      '過去7日分のイベントを新しい順に表示します。ネットワークアドレス・機器・トークンは保存しません。',
    all: 'すべて',
    only: '表示',
    filter: '絞り込む',
    nothing: 'まだイベントはありません。',
    nothingOf: '過去7日間に該当するイベントはありません。',
    older: '以前のイベント',
    newest: '最新に戻る',
    by: (user: string) => `${user}の再生`,
    upTo: (percent: number) => `${percent}%`,
    sentAs: (kind: SentAs): string =>
      kind === 'SERVER_A'
        ? 'これはPlexが送る形式ですが、このURLはJellyfin用です。そのまま処理しました。'
        : 'これはJellyfinかEmbyが送る形式ですが、このURLはPlex用です。そのまま処理しました。',
    comma: '・',
    episode: (number: number) => `第${number}話`,
    chapter: (number: number) => `第${number}話`,
    why: ({ reason, rule, chapter }: Match) => {
      if (reason === 'CORRECTION') return 'この作品への修正';
      if (reason === 'OWNER') return 'あなたの修正';
      if (reason === 'TRACKER') return 'ほかのサービスでの作品ID';
      if (reason === 'CONFIRMED') return 'あなたが確認した作品';
      if (reason === 'AGREED') return '他のユーザーの確認';
      if (reason === 'TITLE') return chapter === null ? 'タイトルと放送日' : 'タイトル';
      return rule ? `ルール ${place(rule)}（${rule.source}）` : '対応表';
    },
    yes: '記録する',
    no: '記録しない',
    waitsUntil: '回答期限',
    correct: '作品を修正…',
    say: '作品を選ぶ…',
    confirm: (title: string) => `はい、${title}です`,
    ignoreLibrary: (library: string) => `ライブラリ「${library}」を無視する`,
    ignore: 'アニメではないので無視する',
    ignoreManga: 'このマンガを無視する',
    ignoreFilm: 'アニメではないので無視する',
    unignore: '無視を解除',
    undo: '取り消す',
    replay: '再処理',
    payload: 'ペイロードを表示',
    done: (form: string) =>
      ({
        undo: '取り消しました。リストは元のとおりです。',
        replay: '再処理しました。結果は下のとおりです。',
        answer: '回答を保存しました。',
        forget: '修正を削除しました。今後は自動で照合します。',
        'forget-show': '取り消しました。記録したものはすべて元に戻りました。',
        'ignore-library': 'ライブラリを無視します。下の設定で解除できます。',
        ignore: '無視します。今後は記録されません。',
        unignore: '無視を解除しました。過去7日間の分を照合し直します。',
        settings:
          '保存しました。今後のイベントに適用されます。以前のイベントは再処理してください。',
        correct: '作品を修正しました。',
      })[form] ?? '完了しました。',
    remembered: '以降の話も同じように照合されます。',
    proposed: '全員向けに提案しました：',
    edits: '編集を見る',
    corrections: '修正した作品',
    correctionsAbout: 'これらの作品の以降の話には、修正が使われます。',
    ignoredShows: '無視している番組',
    ignoredAbout: 'アニメではないと指定した番組や、無視したマンガです。記録されません。',
    show: 'サーバーでのタイトル',
    here: '対応する作品',
    forget: '修正を削除',
    from: (number: number) => `第${number}話から`,
    fromChapter: (number: number) => `第${number}話から`,
    settings: '視聴済みの条件',
    onlyUser: '記録するユーザー',
    onlyUserHint:
      'ログに表示されるサーバーのユーザー名かID。空欄の場合、Plexではご自身、Jellyfinでは最初に再生した人を記録し、ほかの人については確認します。',
    episodeThreshold: 'エピソードの視聴済み基準（%）',
    movieThreshold: '映画の視聴済み基準（%）',
    thresholdHint: '50〜100',
    askFirst: 'リストにない作品は記録前に確認する',
    onlyOnList: 'リストにある作品だけ記録する',
    sureMatches:
      '確実な一致は自動で記録する（タイトルが完全に一致する番組が一つだけで、放送日または年も一致する場合）',
    allUsers: '全員の再生を記録し、新しいユーザーについて確認しない',
    markedPlayed: '手動で視聴済みにしたものも記録する（JellyfinではUser Data Savedも有効に）',
    trackerIds:
      'TMDB・TVDBで照合できないとき、AniDB・MyAnimeListのIDを使う（PlexのHAMA・MyAnimeListエージェント）',
    ignored: '記録しないライブラリ',
    ignoredHint: 'ライブラリ名を1行に1つ（Plex）。',
    save: '保存',
    addressGone:
      'Webhook URLは作成時に一度だけ表示されます。失くした場合は、メディアサーバーのページで新しく作成してください。ログと設定は残ります。',
  },
});
