import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accessWords } from '#lib/features/access/words.ts';
import { airingWords } from '#lib/features/airing/words.ts';
import { catalogWords } from '#lib/features/catalog/words.ts';
import { workWords } from '#lib/features/catalog/work-words.ts';
import { grantWords } from '#lib/features/grant/grant-words.ts';
import { ownHomeWords } from '#lib/features/home/words.ts';
import { importWords } from '#lib/features/imports/import-words.ts';
import { openRowWords } from '#lib/features/imports/open-row-words.ts';
import { customListWords } from '#lib/features/lists/custom-lists/custom-list-words.ts';
import { entryWords } from '#lib/features/lists/entry/entry-words.ts';
import { historyWords } from '#lib/features/lists/history/history-words.ts';
import { listWords } from '#lib/features/lists/list/list-words.ts';
import { sortWords } from '#lib/features/lists/list/sort-words.ts';
import { mappingWords } from '#lib/features/mapping/mapping-words.ts';
import { ownWords } from '#lib/features/profiles/own-words.ts';
import { personWords } from '#lib/features/profiles/words.ts';
import { correctWords } from '#lib/features/scrobble/correct-words.ts';
import { waitingWords } from '#lib/features/scrobble/waiting-words.ts';
import { outcomeWords } from '#lib/features/scrobble/outcome-words.ts';
import { serverWords } from '#lib/features/scrobble/server-words.ts';
import { preferenceWords } from '#lib/preferences/words.ts';
import { strangerWords } from './routes/stranger-words.ts';
import { securityWords } from './routes/settings/security-words.ts';
import { welcomeWords } from './routes/(welcome)/welcome-words.ts';
import type { Locale } from '#lib/i18n/locale.ts';

type Said = (locale: Locale) => string;

/** What a place says, in both languages, and how it was once said: nowhere may it be said so again. */
const WORDING: readonly (readonly [said: Said, en: string, ja: string, never: RegExp | null])[] = [
  [
    (l) => strangerWords(l).headline,
    'tells you when the next episode is out',
    '次の一話',
    /knows when the story/u,
  ],
  [
    (l) => welcomeWords(l).signUp,
    'Create account',
    'アカウントを作成',
    /\bMake an? (?:account|key|list)\b/u,
  ],
  [
    (l) => accessWords(l).makeAKey,
    'Create API key',
    'APIキーを作成',
    /\bMake an? (?:new )?(?:API )?key\b/u,
  ],
  [
    (l) => waitingWords(l).another,
    'Another title…',
    '別の作品…',
    /\b(?:[Ww]hich|[Aa]nother|a) works?\b.*\b(?:is it|to my list|these are)\b|^(?:Which|Another) work\b/u,
  ],
  [(l) => customListWords(l).makeIt, 'Create list', '作成', /\bMake (?:a|the) list\b/u],
  [(l) => listWords(l).statuses, 'Status', '状況', /Where you are/u],
  [(l) => listWords(l).setStatus, 'Change status', '状況を変更', /Set where you are/u],
  [(l) => sortWords(l).sort, 'Sort by', '並び順', /^Order$/u],
  [(l) => sortWords(l).sorts('updated'), 'Last updated', '更新順', /Changed last/u],
  [
    (l) =>
      ownHomeWords(l).act('PROGRESS', { units: '1–2', isSeveral: true, isManga: false }) +
      ownHomeWords(l).acted('PROGRESS', { units: '1–2', isSeveral: true, isManga: false }),
    'watched episodes 1–2 of',
    'の第1–2話を見ました',
    /went on with/u,
  ],
  [
    (l) => ownHomeWords(l).notToday,
    'Nothing on your list airs today',
    '今日はリストの作品の放送がありません',
    /Nothing of your list/u,
  ],
  [(l) => listWords(l).undone, 'Undone', '元に戻しました', /\bTaken back|\bTake (?:it|this) back/u],
  [(l) => historyWords(l).add, 'Log past progress', '過去の記録を追加', /Write down the past/u],
  [(l) => historyWords(l).record, 'Log', '記録する', /Write it down/u],
  [
    (l) => historyWords(l).fromUnit(false),
    'First episode (optional)',
    '最初の話数（任意）',
    /where it was several/u,
  ],
  [(l) => historyWords(l).unit(false), 'Last episode', '最後の話数', /the last of several/u],
  [
    (l) => historyWords(l).none,
    'No history yet. Episodes and chapters you mark from now on appear here.',
    'まだ記録がありません',
    /Nothing is written down/u,
  ],
  [(l) => historyWords(l).finish(false), 'Finish rewatch', '再視聴を完了', /^It is finished/u],
  [(l) => historyWords(l).abandon(false), 'Abandon rewatch', '再視聴を中止', /\bGive it up\b/u],
  [
    (l) => customListWords(l).title(false),
    'Custom anime lists',
    'アニメのカスタムリスト',
    /Your own lists of/u,
  ],
  [
    (l) => customListWords(l).about,
    'Extra lists alongside your status lists',
    '状況別のリストとは別に',
    /Lists besides/u,
  ],
  [
    (l) => entryWords(l).fields('isHiddenFromStatusLists', false),
    'Hide from status lists',
    '状況別リストに表示しない',
    /On these lists only/u,
  ],
  [
    (l) => entryWords(l).visibilities('PUBLIC'),
    'Anyone who can see my list',
    'リストを見られる人全員',
    /Whoever may see/u,
  ],
  [
    (l) => `${workWords(l).source}: ${workWords(l).sourceOf('ORIGINAL')}`,
    'Source: Original',
    '原作: オリジナル',
    /Made from:|an original idea/u,
  ],
  [(l) => airingWords(l).timeOpen, 'Time TBA', '時刻未定', /\btime open\b/iu],
  [(l) => preferenceWords(l).system, 'System', 'システム設定', /As the system has it/u],
  [
    (l) => importWords(l).findOut,
    'Detect automatically',
    '自動で判別',
    /Find (?:it )?out by itself/u,
  ],
  [
    (l) => preferenceWords(l).lead,
    'Saved in this browser; applies everywhere',
    'このブラウザに保存され、すべてのページに反映',
    /They count for every page|Kept in this browser/u,
  ],
  [
    (l) => preferenceWords(l).anyRegion,
    'Not set (show all countries)',
    '未設定（すべての国を表示）',
    /Not said/u,
  ],
  [
    (l) => importWords(l).believe,
    'If my list and the file differ, keep',
    '異なる場合に残すもの',
    /differ, believe/u,
  ],
  [(l) => importWords(l).show, 'Preview', 'プレビュー', /Show what would happen/u],
  [(l) => importWords(l).showSo, 'Update preview', 'プレビューを更新', /Show it that way/u],
  [(l) => openRowWords(l).leaveOut, 'Always skip', '常にスキップ', /Leave it out/u],
  [(l) => serverWords(l).health, 'Status', '状態', /How it is doing/u],
  [(l) => serverWords(l).lastHeard, 'Last event', '最終イベント', /Last heard of/u],
  [(l) => serverWords(l).make, 'Create webhook URL', 'Webhook URLを作成', /Make the address/u],
  [(l) => correctWords(l).title, 'Fix match', '作品を修正', /Say what it was/u],
  [(l) => correctWords(l).thatWasIt, 'Use this', 'これにする', /^It was this/u],
  [
    (l) => mappingWords(l).outcomes('NO_MAPPING'),
    'No mapping found',
    '対応がない',
    /No rule speaks/u,
  ],
  [(l) => mappingWords(l).noProposals, 'No proposals', '提案はありません', /Nobody waits/u],
  [(l) => securityWords(l).programs, 'Connected apps', '連携アプリ', /^Programs$/u],
  [(l) => grantWords(l).allow, 'Authorize', '許可する', /\bLet (?:it )?in\b/u],
  [(l) => securityWords(l).shutOutAsk, 'Revoke', '取り消す', /\bShut out\b/iu],
  [
    (l) => securityWords(l).appAbout,
    'A password alone is no longer enough',
    'どちらか一方だけではログインできません',
    /who has the one alone/u,
  ],
  [
    (l) => welcomeWords(l).onItsWay,
    'We’ve sent you an email',
    'メールを送信しました',
    /A letter is on its way|\bletter is\b/u,
  ],
  [(l) => securityWords(l).passwordNow, 'Current password', '現在のパスワード', /Password now/u],
  [
    (l) => ownWords(l).usernameAbout,
    'Your old name stays reserved for 30 days',
    '以前の名前は30日間予約され',
    /nobody else[’']s/u,
  ],
  [(l) => personWords(l).figures, 'Stats', '統計', /In figures/u],
  [(l) => personWords(l).lately, 'Recent activity', '最近のアクティビティ', /^Lately$/u],
  [
    (l) => listWords(l).noneTitle,
    'No matches',
    '条件に合う作品はありません',
    /Nothing on your list fits/u,
  ],
  [
    (l) => outcomeWords(l).label('TO_BE_ASKED'),
    'Needs your confirmation',
    '確認が必要',
    /waits for your word/u,
  ],
  [
    (l) => accessWords(l).countsNone,
    'Rate limits are off',
    'レート制限がありません',
    /counts no requests/u,
  ],
  [
    (l) => entryWords(l).statuses('PLANNING', false),
    'Plan to watch',
    '見たい',
    /^Planning$|^Planned$/u,
  ],
  [(l) => entryWords(l).statuses('COMPLETED', false), 'Completed', '見終えた', null],
  [(l) => workWords(l).episodes, 'Episodes', '話数', null],
  [(l) => catalogWords(l).shortEpisodes('≈26'), '≈26 ep', '約26話', null],
  [(l) => ownHomeWords(l).episode(3, '≈26'), 'Episode 3 of ≈26', '第3話（全約26話）', null],
  [(l) => entryWords(l).episodesDone(3, '/≈26'), '3/≈26 episodes', '3/約26話', null],
];

/** Words the glossary of the app has others for. */
const NEVER_AT_ALL: readonly RegExp[] = [
  /漫画|題名|自作リスト|書き出|取り込|サインイン|利用者|カタログ/u,
  /\be-mail\b/iu,
];

const root = new URL('../../../', import.meta.url);

/** Not what is generated, nor names that others give: AniList's API, sources of data. */
const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        name.test(file) &&
        !/(?:\.test\.ts|\.gen\.ts)$|fixtures\/|slices\/(?:compat|sources)\//u.test(file),
    )
    .map((file) => `${folder}${file}`);

/** Comments speak to developers; quoted texts, and what stands between tags, to people. */
const textsIn = (file: string): string[] => {
  const source = readFileSync(new URL(file, root), 'utf8');
  if (file.endsWith('.md')) return source.split('\n');
  const code = source
    .replaceAll(/<style>[^]*?<\/style>|<!--[^]*?-->|\/\*[^]*?\*\//gu, '')
    .replaceAll(/(?<=^|\s)\/\/ .*$/gmu, '');
  const quoted = [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gu)];
  const markup = file.endsWith('.svelte')
    ? [...code.replaceAll(/<script[^]*?<\/script>/gu, '').matchAll(/(?<=>)[^<>{}]+(?=[<{])/gu)]
    : [];
  return [...quoted.map(([text]) => text.slice(1, -1)), ...markup.map(([text]) => text.trim())];
};

const SHOWN = [
  ...filesIn('apps/web/src/', /\.(?:ts|svelte)$/u),
  ...filesIn('apps/server/src/', /\.ts$/u),
  ...filesIn('docs/', /^[\w-]+\.md$/u),
].map((file) => ({ file, texts: textsIn(file) }));

const saying = (pattern: RegExp): string[] =>
  SHOWN.flatMap(({ file, texts }) =>
    texts.filter((text) => pattern.test(text)).map((text) => `${file}: ${text.slice(0, 120)}`),
  );

describe('the words of the app', () => {
  it.each(WORDING)('%o says %j, in Japanese %j', (said, en, ja) => {
    expect(said('en')).toContain(en);
    expect(said('ja')).toContain(ja);
  });

  it('reads what is shown', () => {
    expect(SHOWN.length).toBeGreaterThan(500);
    expect(saying(/^Sort by$/u).length).toBeGreaterThan(1);
    expect(saying(/Frieren, フリーレン/u)).toHaveLength(1);
  });

  it.each(WORDING.flatMap(([, , , never]) => never ?? []).concat(NEVER_AT_ALL))(
    'are never again %s',
    (never) => {
      expect(saying(never)).toEqual([]);
    },
  );
});
