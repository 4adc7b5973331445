import { words } from '#lib/i18n/words.ts';
import type { Match } from './delivery.ts';

const place = (rule: NonNullable<Match['rule']>): string => {
  const id = `${rule.kind} ${rule.externalId}`;
  if (rule.season === null) return id;
  return `${id} S${rule.season} ${rule.from}–${rule.to ?? ''}`;
};

const en = {
  back: 'Media servers',
  test: 'Test the connection',
  testAbout:
    'Play any film or episode on your server for a moment and stop it. What arrives shows here within a second or two.',
  testWaiting: 'Waiting for the server…',
  testFresh: 'Look again',
  testNothing:
    'Nothing yet. Is the address pasted whole? On Plex: does the account have Plex Pass, and are webhooks on under Settings → Network? On Jellyfin: are Playback Stop, Movies and Episodes ticked? Can the server reach this address?',
  testArrived: (event: string) => `It arrived: ${event}.`,
  testStart: 'Begin the test',
  testStop: 'Stop',
  log: 'What arrived',
  logAbout:
    'The last seven days, the latest first. Payloads are kept without addresses, devices and tokens.',
  all: 'Everything',
  only: 'Show',
  filter: 'Filter',
  nothing: 'Nothing has arrived yet.',
  nothingOf: 'Nothing of this kind has arrived in the last seven days.',
  older: 'Older',
  newest: 'Newest',
  by: (user: string) => `by ${user}`,
  upTo: (percent: number) => `${percent} %`,
  episode: (number: number) => `episode ${number}`,
  why: ({ reason, rule }: Match) => {
    if (reason === 'CORRECTION') return 'as you said of this show';
    if (reason === 'OWNER') return 'as you said';
    if (reason === 'TRACKER') return 'by an id of AniDB or MyAnimeList';
    return rule ? `by the rule ${place(rule)} of ${rule.source}` : 'by the mapping';
  },
  yes: 'Record it',
  no: 'No',
  waitsUntil: 'Open until',
  correct: 'It was something else…',
  say: 'Say what it was…',
  undo: 'Undo',
  replay: 'Replay',
  payload: 'Payload',
  done: (form: string) =>
    ({
      undo: 'Taken back. Your list stands as before.',
      replay: 'Worked off once more: see below what came of it.',
      answer: 'Noted.',
      forget: 'Forgotten. Later episodes match by the mapping again.',
      settings: 'Saved. They count for what arrives from now on; replay what came before.',
      correct: 'Recorded as you said.',
    })[form] ?? 'Done.',
  remembered: 'Later episodes of the show on this server follow.',
  proposed: 'The editors see it as a proposal for everybody.',
  corrections: 'What you said of its shows',
  correctionsAbout: 'Later episodes of these shows follow what you said, on this server.',
  show: 'On the server',
  here: 'Here',
  forget: 'Forget',
  from: (number: number) => `from episode ${number}`,
  settings: 'What counts',
  onlyUser: 'Whose playback counts',
  onlyUserHint:
    'The name or id of one user of the server, as the log shows it. Empty: your own account on Plex, everybody the webhook tells of on Jellyfin.',
  episodeThreshold: 'An episode counts from (%)',
  movieThreshold: 'A film counts from (%)',
  thresholdHint: '50 to 100.',
  askFirst: 'Ask me before the first play of an anime that is not on my list',
  onlyOnList: 'Only anime that are on my list',
  markedPlayed: 'Marking as played by hand counts (Jellyfin: tick User Data Saved as well)',
  trackerIds:
    'Ids of AniDB and MyAnimeList count where TMDB and TVDB say nothing (Plex with the agents HAMA or MyAnimeList)',
  ignored: 'Libraries that do not count',
  ignoredHint: 'One a line, by their names on the server (Plex).',
  save: 'Save',
  steps: 'How to set it up',
  addressGone:
    'The address was shown when you made it. Lost? Give this server a new address on the page of your servers: its log and settings stay.',
};

/** What the page of one media server says. */
export const logWords = words({
  en,
  ja: {
    back: 'メディアサーバー',
    test: '接続を確かめる',
    testAbout:
      'サーバーで映画かエピソードを少し再生して止めてください。届いたものがすぐここに表示されます。',
    testWaiting: 'サーバーからの通知を待っています…',
    testFresh: 'もう一度見る',
    testNothing:
      'まだ届きません。アドレス全体を貼り付けましたか。PlexではPlex Passがあり、設定→ネットワークでWebhookが有効ですか。JellyfinではPlayback StopとMovies・Episodesにチェックがありますか。サーバーからこのアドレスに接続できますか。',
    testArrived: (event: string) => `届きました: ${event}`,
    testStart: '確認を始める',
    testStop: 'やめる',
    log: '届いたもの',
    logAbout: '過去7日分、新しい順です。アドレス・機器・トークンは除いて保存します。',
    all: 'すべて',
    only: '表示',
    filter: '絞り込む',
    nothing: 'まだ何も届いていません。',
    nothingOf: '過去7日間に該当するものはありません。',
    older: '古いもの',
    newest: '最新',
    by: (user: string) => `${user}の再生`,
    upTo: (percent: number) => `${percent}%`,
    episode: (number: number) => `第${number}話`,
    why: ({ reason, rule }: Match) => {
      if (reason === 'CORRECTION') return 'この作品への訂正による';
      if (reason === 'OWNER') return 'ご指定による';
      if (reason === 'TRACKER') return 'AniDBかMyAnimeListのIDによる';
      return rule ? `規則 ${place(rule)}(${rule.source})による` : '対応表による';
    },
    yes: '記録する',
    no: 'いいえ',
    waitsUntil: '期限',
    correct: '違う作品です…',
    say: '作品を選ぶ…',
    undo: '取り消す',
    replay: '再処理',
    payload: '内容',
    done: (form: string) =>
      ({
        undo: '取り消しました。リストは元のとおりです。',
        replay: '再処理しました。結果は下のとおりです。',
        answer: '承知しました。',
        forget: '忘れました。今後は対応表によります。',
        settings: '保存しました。今後届くものに使われます。以前のものは再処理してください。',
        correct: 'ご指定のとおり記録しました。',
      })[form] ?? '完了しました。',
    remembered: 'このサーバーのこの作品の以後の回にも使います。',
    proposed: '編集者には全員向けの提案として届きます。',
    corrections: 'このサーバーの作品への訂正',
    correctionsAbout: 'これらの作品の以後の回は、このサーバーでは訂正に従います。',
    show: 'サーバーでの名前',
    here: '作品',
    forget: '忘れる',
    from: (number: number) => `第${number}話から`,
    settings: '何を数えるか',
    onlyUser: '誰の再生を数えるか',
    onlyUserHint:
      'ログに出るサーバーのユーザー名かID。空欄なら、Plexではご自身、JellyfinではWebhookが知らせる全員です。',
    episodeThreshold: 'エピソードを数える割合(%)',
    movieThreshold: '映画を数える割合(%)',
    thresholdHint: '50から100まで。',
    askFirst: 'リストにない作品の最初の再生は確認する',
    onlyOnList: 'リストにある作品だけ',
    markedPlayed: '手動の視聴済みも数える(JellyfinではUser Data Savedも有効に)',
    trackerIds:
      'TMDB・TVDBで分からないときAniDB・MyAnimeListのIDを使う(PlexのHAMA・MyAnimeListエージェント)',
    ignored: '数えないライブラリ',
    ignoredHint: 'サーバーでの名前を1行に1つ(Plex)。',
    save: '保存',
    steps: '設定手順',
    addressGone:
      'アドレスは作成時に一度だけ表示されます。失くしたら、サーバー一覧で新しいアドレスを作ってください。ログと設定は残ります。',
  },
});
