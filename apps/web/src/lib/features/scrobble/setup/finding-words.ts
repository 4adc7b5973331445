import { words } from '#lib/i18n/words.ts';
import type { Finding } from '../delivery.ts';
import type { Program } from './program.ts';
import { unreadableWords } from './unreadable-words.ts';

/** What was found, and what to do about it. */
type Said = readonly [found: string, whatToDo: string];
type Findings = Readonly<Record<Finding, (program: Program) => Said>>;

const CHECK_EN: Readonly<Record<Program, string>> = {
  plex: 'Is the whole URL under Account Settings → Webhooks? Does that account have Plex Pass? Is Webhooks ticked on the server under Settings → Network?',
  tautulli:
    'Is the whole URL pasted, Watched ticked under Triggers, and the text pasted under Data → Watched? Do the Conditions name you?',
  jellyfin:
    'Is the whole URL pasted? Are Playback Stop, Movies and Episodes ticked? Was Jellyfin restarted after you installed the plugin?',
  emby: 'Is the whole URL pasted, and Playback Stop ticked? Does the server have Emby Premiere?',
  kodi: 'Does the add-on send to this address, with an API key that may change your list?',
};

const CHECK_JA: Readonly<Record<Program, string>> = {
  plex: 'Account Settings → WebhooksにURL全体がありますか？ そのアカウントにPlex Passがありますか？ サーバーのSettings → NetworkでWebhooksにチェックが入っていますか？',
  tautulli:
    'URL全体を貼り付け、TriggersでWatchedにチェックを入れ、Data → Watchedにテキストを貼り付けましたか？ Conditionsの名前はご自身ですか？',
  jellyfin:
    'URL全体を貼り付けましたか？ Playback Stop・Movies・Episodesにチェックが入っていますか？ プラグインのインストール後にJellyfinを再起動しましたか？',
  emby: 'URL全体を貼り付け、Playback Stopにチェックを入れましたか？ サーバーにEmby Premiereがありますか？',
  kodi: 'アドオンはこのサイトのアドレスに、リストを変更できるAPIキーで送信していますか？',
};

/** Where a program is told to report the end of playback. */
const STOP: Readonly<Record<Program, string>> = {
  plex: 'media.scrobble',
  tautulli: 'Triggers → Watched',
  jellyfin: 'Notification Type → Playback Stop',
  emby: 'Playback → Playback Stop',
  kodi: '/scrobble/stop',
};

const EN: Findings = {
  NOTHING_ARRIVED: (program) => [
    'Nothing has arrived yet.',
    `Play something for a moment and stop it. If nothing arrives: ${CHECK_EN[program]} You can also check the address below.`,
  ],
  OTHER_SERVER: () => [
    'The latest event is from another kind of server.',
    'It was processed all the same, but the settings and steps here are for another program. Add that server on the media servers page, and paste its own URL there.',
  ],
  UNREADABLE: (program) => [
    'The latest event can’t be read.',
    unreadableWords('en').whatToDo(program),
  ],
  NOTHING_PLAYED: () => [
    'Events arrive, but none about playback.',
    'Only news about the library has come so far. Play something for a moment and stop it.',
  ],
  ONLY_STARTS: (program) => [
    'Only the start of playback has arrived.',
    program === 'tautulli'
      ? 'Plays count when they end: tick Watched under Triggers.'
      : 'If you are still watching, all is well: the play counts when it ends. If you have stopped, check that the server reports it.',
  ],
  NO_STOPS: (program) => [
    'Playback is reported, but not when it stops.',
    `Plays count when they stop. Tick ${STOP[program]} on the server.`,
  ],
  STOPPED_EARLY: () => [
    'Everything arrives as it should.',
    'What you played was stopped before it counted as watched. Watch something to its end, and it’s recorded.',
  ],
  OTHER_USERS: () => [
    'Only other users have played something.',
    'If one of them is you, enter that name under “Only count plays by” below.',
  ],
  WHOSE_PLAYS: () => [
    'More than one person uses this server.',
    'Choose above whose plays go on your list.',
  ],
  IGNORED_LIBRARIES: () => [
    'Only libraries you ignore have been played.',
    'Change “Ignored libraries” below if one of them has anime.',
  ],
  NO_IDS: (program) => [
    'Your server sends no ID of any kind.',
    program === 'plex' || program === 'tautulli'
      ? 'Choose Fix Match on the item in Plex, with the agent Plex Series or Plex Movie.'
      : 'Turn on TMDB or TVDB for the library, then choose Identify on the item.',
  ],
  EPISODE_IDS: () => [
    'Your server sends IDs of episodes, which don’t say what show they are.',
    'Choose the title once for each show: the plays that waited are recorded with their dates, and later episodes are recorded automatically. If the operator of this instance adds a TMDB key, most shows are found without you.',
  ],
  WORKING: () => ['Everything works.', 'Plays arrive and are recorded.'],
};

const JA: Findings = {
  NOTHING_ARRIVED: (program) => [
    'まだ何も届いていません。',
    `何かを少し再生して止めてください。届かない場合: ${CHECK_JA[program]} 下でアドレスを確認することもできます。`,
  ],
  OTHER_SERVER: () => [
    '最新のイベントは別の種類のサーバーのものです。',
    'そのまま処理しましたが、ここの設定と手順は別のソフトウェアのものです。メディアサーバーのページでそのサーバーを追加し、専用のURLを貼り付けてください。',
  ],
  UNREADABLE: (program) => [
    '最新のイベントを読み取れません。',
    unreadableWords('ja').whatToDo(program),
  ],
  NOTHING_PLAYED: () => [
    'イベントは届いていますが、再生のものはありません。',
    'これまでに届いたのはライブラリの更新だけです。何かを少し再生して止めてください。',
  ],
  ONLY_STARTS: (program) => [
    '再生の開始だけが届いています。',
    program === 'tautulli'
      ? '再生は終わったときに記録されます。TriggersでWatchedにチェックを入れてください。'
      : '再生中なら問題ありません。終わったときに記録されます。もう止めた場合は、サーバーが停止を通知しているか確認してください。',
  ],
  NO_STOPS: (program) => [
    '再生は通知されていますが、停止が届いていません。',
    `再生は停止したときに記録されます。サーバーで${STOP[program]}にチェックを入れてください。`,
  ],
  STOPPED_EARLY: () => [
    '正しく届いています。',
    '視聴済みになる前に停止しています。最後まで見ると記録されます。',
  ],
  OTHER_USERS: () => [
    'ほかのユーザーの再生だけが届いています。',
    'その中にご自身がいる場合は、下の「記録するユーザー」に名前を入れてください。',
  ],
  WHOSE_PLAYS: () => [
    'このサーバーは複数の人が使っています。',
    '誰の再生を記録するか、上で選んでください。',
  ],
  IGNORED_LIBRARIES: () => [
    '記録しないライブラリの再生だけが届いています。',
    'その中にアニメがある場合は、下の「記録しないライブラリ」を変更してください。',
  ],
  NO_IDS: (program) => [
    'サーバーからIDが届いていません。',
    program === 'plex' || program === 'tautulli'
      ? 'Plexの作品でFix Matchを選び、エージェントPlex SeriesまたはPlex Movieで照合してください。'
      : 'ライブラリでTMDBまたはTVDBを有効にし、作品でIdentifyを選んでください。',
  ],
  EPISODE_IDS: () => [
    'サーバーは各話のIDを送信しており、番組は分かりません。',
    '番組ごとに一度作品を選ぶと、待機中の話が視聴日のまま記録され、以降の話も自動で記録されます。このサイトの運営者がTMDBのキーを設定すると、ほとんどの番組が自動で見つかります。',
  ],
  WORKING: () => ['すべて正常です。', '再生が届き、記録されています。'],
};

const saidIn = (findings: Findings) => ({
  found: (finding: Finding, program: Program) => findings[finding](program)[0],
  whatToDo: (finding: Finding, program: Program) => findings[finding](program)[1],
});

/** What the latest events say about the set-up of a server. */
export const findingWords = words({ en: saidIn(EN), ja: saidIn(JA) });
