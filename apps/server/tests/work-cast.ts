import type { CharacterCredit, StaffCredit } from '#slices/catalog/index.ts';

type Cast = readonly [
  name: string,
  nameNative: string,
  role: CharacterCredit['role'],
  voice?: string,
  voiceNative?: string,
];

/** Who appears in a work of the shelf, as many as a page unfolds. */
const CAST: readonly Cast[] = [
  ['Frieren', 'フリーレン', 'MAIN', 'Atsumi Tanezaki', '種﨑敦美'],
  ['Fern', 'フェルン', 'MAIN', 'Kana Ichinose', '市ノ瀬加那'],
  ['Stark', 'シュタルク', 'MAIN', 'Chiaki Kobayashi', '小林千晃'],
  ['Himmel', 'ヒンメル', 'SUPPORTING', 'Nobuhiko Okamoto', '岡本信彦'],
  ['Heiter', 'ハイター', 'SUPPORTING', 'Hiroki Touchi', '東地宏樹'],
  ['Eisen', 'アイゼン', 'SUPPORTING', 'Youji Ueda', '上田燿司'],
  ['Flamme', 'フランメ', 'SUPPORTING', 'Atsuko Tanaka', '田中敦子'],
  ['Sein', 'ザイン', 'SUPPORTING', 'Yuuichi Nakamura', '中村悠一'],
  ['Serie', 'ゼーリエ', 'SUPPORTING', 'Mariya Ise', '伊瀬茉莉也'],
  ['Aura', 'アウラ', 'SUPPORTING', 'Ayana Taketatsu', '竹達彩奈'],
  ['Lügner', 'リュグナー', 'SUPPORTING', 'Junichi Suwabe', '諏訪部順一'],
  ['Linie', 'リーニエ', 'SUPPORTING', 'Manaka Iwami', '石見舞菜香'],
  ['Draht', 'ドラート', 'SUPPORTING'],
  ['Kraft', 'クラフト', 'SUPPORTING'],
  ['Übel', 'ユーベル', 'SUPPORTING'],
  ['Land', 'ラント', 'SUPPORTING'],
  ['Kanne', 'カンネ', 'SUPPORTING'],
  ['Lawine', 'ラヴィーネ', 'SUPPORTING'],
  ['Denken', 'デンケン', 'SUPPORTING'],
  ['Wirbel', 'ヴィアベル', 'SUPPORTING'],
  ['Old Man Voll', 'フォル爺', 'BACKGROUND'],
  ['Sword Village Chief', '里長', 'BACKGROUND'],
];

export const CHARACTERS: readonly CharacterCredit[] = CAST.map(
  ([name, nameNative, role, voice, voiceNative]) => ({
    key: name.toLowerCase(),
    name,
    nameNative,
    role,
    voices:
      voice === undefined ? [] : [{ name: voice, nameNative: voiceNative ?? null, lang: 'ja' }],
  }),
);

type Made = readonly [name: string, nameNative: string, role: StaffCredit['role']];

const MADE: readonly Made[] = [
  ['Kanehito Yamada', '山田鐘人', 'ORIGINAL_CREATOR'],
  ['Tsukasa Abe', 'アベツカサ', 'ORIGINAL_CREATOR'],
  ['Keiichirou Saitou', '斎藤圭一郎', 'DIRECTOR'],
  ['Tomohiro Suzuki', '鈴木智尋', 'SERIES_COMPOSITION'],
  ['Reiko Nagasawa', '長澤礼子', 'CHARACTER_DESIGN'],
  ['Evan Call', 'エヴァン・コール', 'MUSIC'],
];

export const STAFF: readonly StaffCredit[] = MADE.map(([name, nameNative, role]) => ({
  name,
  nameNative,
  role,
}));
