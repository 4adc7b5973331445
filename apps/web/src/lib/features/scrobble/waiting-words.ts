import { words } from '#lib/i18n/words.ts';
import type { SuggestionReason } from './waiting.ts';

const episodesOf = (count: number): string => (count === 1 ? '1 episode' : `${count} episodes`);
const playsOf = (count: number): string => (count === 1 ? '1 play' : `${count} plays`);
const titlesOf = (count: number): string => (count === 1 ? '1 title' : `${count} titles`);

/** The most titles of a confirmation to name. */
const MOST_NAMED = 3;
const named = (titles: readonly string[], more: (count: number) => string): string => {
  const [first, others] = [titles.slice(0, MOST_NAMED), titles.slice(MOST_NAMED)];
  return `${first.join(', ')}${others.length > 0 ? more(others.length) : ''}`;
};

const en = {
  title: 'Which title is it?',
  about:
    'Your servers didn’t send enough to be sure which titles these are. Choose each title once: the plays that waited are recorded with their own dates, and later episodes, seasons and chapters are recorded automatically.',
  waiting: (plays: number, titles: number) =>
    `${playsOf(plays)} of ${titlesOf(titles)} ${plays === 1 ? 'waits' : 'wait'} for you`,
  waitingText: 'Choose each title once, and its plays are recorded.',
  look: 'Take a look',
  from: (server: string, library: string | null) =>
    library === null ? server : `${server}, library “${library}”`,
  episodes: episodesOf,
  chapters: (count: number) => (count === 1 ? '1 chapter' : `${count} chapters`),
  /** A film that was watched so often. */
  films: (plays: number) => (plays === 1 ? 'Film' : `Film, ${playsOf(plays)}`),
  yes: (title: string) => `Yes, it’s ${title}`,
  because: (reasons: readonly SuggestionReason[]) =>
    reasons
      .map(
        (reason) =>
          ({
            TITLE: 'same title',
            SIMILAR_TITLE: 'similar title',
            AIR_DATE: 'right air date',
            YEAR: 'right year',
          })[reason],
      )
      .join(', '),
  others: 'Or one of these',
  sent: 'Your server sent',
  target: 'Recorded as',
  noPlace: 'No matching episode',
  episodeOf: (title: string, number: number) => `${title}, episode ${number}`,
  chapterOf: (title: string, number: number) => `${title}, chapter ${number}`,
  morePlays: (count: number) => `${count} more`,
  another: 'Another title…',
  notAnime: 'Not anime',
  ignore: 'Ignore it',
  ignoreLibrary: (library: string) => `Ignore the library “${library}”`,
  all: 'Confirm all likely shows',
  allAbout: 'Confirms every show whose title matches, and whose air date or year does, too.',
  done: (form: string) =>
    ({
      'confirm-all': 'Confirmed, and the plays that waited are recorded.',
      'confirm-none': 'No show has a matching air date or year. Confirm them one by one.',
      'undo-confirm':
        'Undone, and what it recorded is off your list. The plays wait for you again.',
      'undo-none': 'Nothing was undone, because this was no longer your last confirmation.',
      ignore: 'Ignored. It is no longer recorded.',
      'ignore-library': 'Library ignored. You can remove it in the settings of the server.',
    })[form] ?? '',
  known: 'Confirmed shows',
  knownAbout:
    'All seasons of these shows are recorded. Undo removes the match and everything recorded because of it.',
  undo: 'Undo',
  lastConfirmed: 'Last confirmation:',
  titles: (titles: readonly string[]) => named(titles, (count) => ` and ${count} more`),
  undoConfirm: 'Undo my last confirmation',
  undoConfirmAbout: 'Undo also removes what it recorded from your list.',
  plays: playsOf,
};

/** Words about shows that wait for their owner to say which anime they are. */
export const waitingWords = words({
  en,
  ja: {
    title: 'どの作品ですか？',
    about:
      '届いた情報だけでは作品を特定できません。一度作品を選ぶと、待機中の話がその日付のまま記録され、以降の話やシーズンは自動で記録されます。',
    waiting: (plays: number, titles: number) => `${titles}作品の${plays}話が確認待ちです`,
    waitingText: 'どの作品かを一度選ぶと記録されます。',
    look: '確認する',
    from: (server: string, library: string | null) =>
      library === null ? server : `${server}・ライブラリ「${library}」`,
    episodes: (count: number) => `${count}話`,
    chapters: (count: number) => `${count}話`,
    films: (plays: number) => (plays === 1 ? '映画' : `映画・${plays}回`),
    yes: (title: string) => `はい、${title}です`,
    because: (reasons: readonly SuggestionReason[]) =>
      reasons
        .map(
          (reason) =>
            ({
              TITLE: 'タイトルが一致',
              SIMILAR_TITLE: 'タイトルが類似',
              AIR_DATE: '放送日が一致',
              YEAR: '年が一致',
            })[reason],
        )
        .join('、'),
    others: '他の候補',
    sent: 'サーバーから届いた内容',
    target: '記録される話',
    noPlace: '該当する話を特定できません',
    episodeOf: (title: string, number: number) => `${title}・第${number}話`,
    chapterOf: (title: string, number: number) => `${title}・第${number}話`,
    morePlays: (count: number) => `ほか${count}件`,
    another: '別の作品…',
    notAnime: 'アニメではない',
    ignore: '無視する',
    ignoreLibrary: (library: string) => `ライブラリ「${library}」を無視する`,
    all: '有力な候補をすべて確認する',
    allAbout: 'タイトルと、放送日または年が一致する番組をまとめて確認します。',
    done: (form: string) =>
      ({
        'confirm-all': '確認し、待機中の再生を記録しました。',
        'confirm-none': '放送日か年が一致する番組はありません。一つずつ確認してください。',
        'undo-confirm': '記録したものを含めて元に戻しました。数秒で再び確認待ちになります。',
        'undo-none': 'その後に別の確認や取り消しがあったため、何も元に戻していません。',
        ignore: '無視します。今後は記録されません。',
        'ignore-library': 'ライブラリを無視します。サーバーの設定で解除できます。',
      })[form] ?? '',
    known: '確認した番組',
    knownAbout:
      'これらの番組は全シーズンが記録されます。取り消すと、その番組で記録したものはすべて元に戻ります。',
    undo: '取り消す',
    lastConfirmed: '最後の確認：',
    titles: (titles: readonly string[]) => named(titles, (count) => `ほか${count}件`),
    undoConfirm: '最後の確認を取り消す',
    undoConfirmAbout: '取り消すと、その確認で記録したものもリストから元に戻ります。',
    plays: (count: number) => `${count}回`,
  },
});
