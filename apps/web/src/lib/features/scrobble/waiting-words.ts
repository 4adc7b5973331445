import { words } from '#lib/i18n/words.ts';
import type { SuggestionReason } from './waiting.ts';

const episodesOf = (count: number): string => (count === 1 ? '1 episode' : `${count} episodes`);
const showsOf = (count: number): string => (count === 1 ? '1 show' : `${count} shows`);

const en = {
  title: 'Which anime is it?',
  about:
    'The IDs that your server sent don’t say which anime these are. Pick the anime once for each show: its waiting episodes are recorded with their own dates, and later episodes of all seasons follow by themselves.',
  waiting: (episodes: number, shows: number) =>
    `${episodesOf(episodes)} of ${showsOf(shows)} ${episodes === 1 ? 'waits' : 'wait'} for you`,
  waitingText: 'Say once which anime they are, and they are recorded.',
  look: 'Take a look',
  from: (server: string, library: string | null) =>
    library === null ? server : `${server}, library “${library}”`,
  episodes: episodesOf,
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
  another: 'Another anime…',
  notAnime: 'Not anime',
  ignoreLibrary: (library: string) => `Ignore the library “${library}”`,
  all: 'Confirm all likely shows',
  allAbout: 'Says yes wherever the title and the air date or the year are right.',
  done: (form: string) =>
    ({
      confirm: 'Confirmed. The episodes are recorded within seconds.',
      'confirm-all': 'Confirmed. The episodes are recorded within seconds.',
      ignore: 'Show ignored. Its episodes are no longer recorded.',
      'ignore-library': 'Library ignored. You can remove it in the settings of the server.',
    })[form] ?? '',
  known: 'Confirmed shows',
  knownAbout:
    'All seasons of these shows are recorded. Undo removes the match and everything recorded because of it.',
  undo: 'Undo',
  plays: (count: number) => (count === 1 ? '1 play' : `${count} plays`),
};

/** Words about shows that wait for their owner to say which anime they are. */
export const waitingWords = words({
  en,
  ja: {
    title: 'どの作品ですか？',
    about:
      'サーバーが送信したIDだけでは作品を特定できません。番組ごとに一度作品を選ぶと、待機中の話が視聴日のまま記録され、今後は全シーズンが自動で記録されます。',
    waiting: (episodes: number, shows: number) => `${shows}番組の${episodes}話が確認待ちです`,
    waitingText: 'どの作品かを一度選ぶと記録されます。',
    look: '確認する',
    from: (server: string, library: string | null) =>
      library === null ? server : `${server}・ライブラリ「${library}」`,
    episodes: (count: number) => `${count}話`,
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
    another: '別の作品…',
    notAnime: 'アニメではない',
    ignoreLibrary: (library: string) => `ライブラリ「${library}」を無視する`,
    all: '有力な候補をすべて確認する',
    allAbout: 'タイトルと、放送日または年が一致する番組をまとめて確認します。',
    done: (form: string) =>
      ({
        confirm: '確認しました。数秒で記録されます。',
        'confirm-all': '確認しました。数秒で記録されます。',
        ignore: 'この番組を無視します。今後は記録されません。',
        'ignore-library': 'ライブラリを無視します。サーバーの設定で解除できます。',
      })[form] ?? '',
    known: '確認した番組',
    knownAbout:
      'これらの番組は全シーズンが記録されます。取り消すと、その番組で記録したものはすべて元に戻ります。',
    undo: '取り消す',
    plays: (count: number) => `${count}回`,
  },
});
