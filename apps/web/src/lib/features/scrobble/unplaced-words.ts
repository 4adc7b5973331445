import { words } from '#lib/i18n/words.ts';
import type { TitleLanguage } from '#lib/preferences/preferences.ts';
import { titleOf } from './delivery.ts';
import type { Came, Unplaced } from './unplaced.ts';

const playsOf = (count: number): string => (count === 1 ? '1 play' : `${count} plays`);

const numberOf = ({ season, episode, chapter }: Unplaced): string => {
  if (chapter !== null) return `Chapter ${chapter}`;
  return season === null ? `Episode ${episode}` : `Season ${season} episode ${episode}`;
};

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What its show does not have, and how much it has. */
const missing = (play: Unplaced, titles: TitleLanguage): string => {
  const { show, season, seasonEpisodes } = play;
  if (play.chapter !== null) return `${numberOf(play)} isn’t out yet, as far as we know.`;
  if (show === null) return `${numberOf(play)} isn’t an episode that we know.`;
  const title = titleOf(show, titles);
  if (seasonEpisodes === null)
    return `We can’t tell which episode of ${title} ${inSentence(numberOf(play))} is.`;
  const has = season === null ? 'which has' : `whose season ${season} has`;
  return `${numberOf(play)} isn’t an episode of ${title}, ${has} ${seasonEpisodes}.`;
};

const en = {
  title: 'No such episode',
  about:
    'These plays aren’t recorded, because the title has no such episode, or several may be meant. Choose the right title and episode, or dismiss the play.',
  missing,
  from: (server: string, plays: number) => (plays === 1 ? server : `${server} · ${playsOf(plays)}`),
  choose: 'Choose the episode…',
  dismiss: 'Dismiss',
  dismissed: 'Dismissed. The event log keeps it for seven days.',
  waiting: (plays: number) =>
    plays === 1 ? '1 play has no such episode' : `${plays} plays have no such episode`,
  waitingText: 'Choose the right title and episode, or dismiss the play.',
  look: 'Take a look',
  confirmed: ({ recorded, pending, unplaced }: Came, titles: TitleLanguage): string => {
    const [first, ...others] = unplaced;
    return [
      recorded > 0 ? `Confirmed. Recorded ${playsOf(recorded)}.` : 'Confirmed.',
      pending > 0 && `${playsOf(pending)} more ${pending === 1 ? 'is' : 'are'} being recorded.`,
      first && missing(first, titles),
      others.length > 0 && `The same goes for ${playsOf(others.length)} more.`,
      first && 'Choose the right episode below, or dismiss the play.',
    ]
      .filter(Boolean)
      .join(' ');
  },
};

const numberJa = ({ season, episode, chapter }: Unplaced): string =>
  chapter === null
    ? `${season === null ? '' : `シーズン${season}の`}第${episode}話`
    : `第${chapter}話`;

const missingJa = (play: Unplaced, titles: TitleLanguage): string => {
  const { show, season, seasonEpisodes } = play;
  if (show === null) return `${numberJa(play)}は見つかりません。`;
  if (seasonEpisodes === null)
    return `${numberJa(play)}が「${titleOf(show, titles)}」のどの話か特定できません。`;
  const has = `（${season === null ? '' : `シーズン${season}は`}全${seasonEpisodes}話）`;
  return `${numberJa(play)}は「${titleOf(show, titles)}」にありません${has}。`;
};

/** Words about plays of episodes that their shows do not have. */
export const unplacedWords = words({
  en,
  ja: {
    title: '該当する話がありません',
    about:
      '作品に該当する話がないか、どの話か特定できないため、記録していません。正しい作品と話数を選ぶか、「記録しない」を選んでください。',
    missing: missingJa,
    from: (server: string, plays: number) => (plays === 1 ? server : `${server}・${plays}回`),
    choose: '話数を選ぶ…',
    dismiss: '記録しない',
    dismissed: '記録しません。イベントログには7日間残ります。',
    waiting: (plays: number) => `${plays}件の再生に該当する話がありません`,
    waitingText: '正しい作品と話数を選ぶか、「記録しない」を選んでください。',
    look: '確認する',
    confirmed: ({ recorded, pending, unplaced }: Came, titles: TitleLanguage): string => {
      const [first, ...others] = unplaced;
      return [
        recorded > 0 ? `確認しました。${recorded}件を記録しました。` : '確認しました。',
        pending > 0 && `残りの${pending}件を記録しています。`,
        first && missingJa(first, titles),
        others.length > 0 && `ほかにも${others.length}件あります。`,
        first && '下で正しい話を選ぶか、「記録しない」を選んでください。',
      ]
        .filter(Boolean)
        .join('');
    },
  },
});
