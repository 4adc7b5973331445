/** A season of a show on a server: its entry by native title, the season, and the number with which the entry begins. */
type Season = readonly [season: number, titleNative: string, from?: number];

/**
 * Shows as Plex names and numbers them, in Japanese, romaji and English. The entry and the episode of each are stated here, not computed, so that
 * what the server finds can be held against them.
 */
export const SHOWS: readonly (readonly [title: string, seasons: readonly Season[]])[] = [
  [
    'Attack on Titan',
    [
      [1, '進撃の巨人'],
      [2, '進撃の巨人 Season2'],
      [3, '進撃の巨人 Season3'],
      [3, '進撃の巨人 Season3 Part.2', 13],
      [4, '進撃の巨人 The Final Season'],
      [4, '進撃の巨人 The Final Season Part.2', 17],
    ],
  ],
  [
    'Demon Slayer: Kimetsu no Yaiba',
    [
      [1, '鬼滅の刃'],
      [2, '鬼滅の刃 無限列車編'],
      [3, '鬼滅の刃 遊郭編'],
      [4, '鬼滅の刃 刀鍛冶の里編'],
    ],
  ],
  [
    'フルーツバスケット (2019)',
    [
      [1, 'フルーツバスケット(2019)'],
      [2, 'フルーツバスケット 2nd season'],
    ],
  ],
  ['Fruits Basket (2001)', [[1, 'フルーツバスケット']]],
  [
    'SPY×FAMILY',
    [
      [1, 'SPY×FAMILY'],
      [1, 'SPY×FAMILY(第2クール)', 13],
      [2, 'SPY×FAMILY Season 2'],
    ],
  ],
  [
    'Frieren: Beyond Journey’s End',
    [
      [1, '葬送のフリーレン'],
      [2, '葬送のフリーレン(第2期)'],
    ],
  ],
  [
    'JUJUTSU KAISEN',
    [
      [1, '呪術廻戦'],
      [2, '呪術廻戦 懐玉・玉折／渋谷事変(第2期)'],
    ],
  ],
  [
    'Dr. STONE',
    [
      [1, 'Dr.STONE'],
      [2, 'Dr.STONE STONE WARS'],
      [3, 'Dr.STONE NEW WORLD'],
      [3, 'Dr.STONE NEW WORLD(第2クール)', 12],
    ],
  ],
  [
    'ゴールデンカムイ',
    [
      [1, 'ゴールデンカムイ'],
      [2, 'ゴールデンカムイ(第二期)'],
      [3, 'ゴールデンカムイ(第三期)'],
    ],
  ],
  [
    'Haikyuu!!',
    [
      [1, 'ハイキュー!!'],
      [2, 'ハイキュー!! セカンドシーズン'],
      [3, 'ハイキュー!! 烏野高校VS白鳥沢学園高校'],
      [4, 'ハイキュー!! TO THE TOP'],
      [4, 'ハイキュー!! TO THE TOP(第2クール)', 14],
    ],
  ],
  [
    'Re:ZERO -Starting Life in Another World-',
    [
      [1, 'Re:ゼロから始める異世界生活'],
      [2, 'Re:ゼロから始める異世界生活 2nd season'],
      [2, 'Re:ゼロから始める異世界生活 2nd season 後半クール', 14],
    ],
  ],
  [
    'Overlord',
    [
      [1, 'オーバーロード'],
      [2, 'オーバーロードII'],
      [3, 'オーバーロードIII'],
      [4, 'オーバーロードⅣ'],
    ],
  ],
  [
    '[Oshi no Ko]',
    [
      [1, '【推しの子】'],
      [2, '【推しの子】(第2期)'],
    ],
  ],
  [
    'Sword Art Online',
    [
      [1, 'ソードアート・オンライン'],
      [2, 'ソードアート・オンラインII'],
      [3, 'ソードアート・オンライン アリシゼーション'],
      [4, 'ソードアート・オンライン アリシゼーション War of Underworld'],
    ],
  ],
  [
    'Mob Psycho 100',
    [
      [1, 'モブサイコ100'],
      [2, 'モブサイコ100II'],
      [3, 'モブサイコ100III'],
    ],
  ],
  [
    'Made in Abyss',
    [
      [1, 'メイドインアビス'],
      [2, 'メイドインアビス 烈日の黄金郷'],
    ],
  ],
  [
    'ヴィンランド・サガ',
    [
      [1, 'ヴィンランド・サガ'],
      [2, 'ヴィンランド・サガ SEASON 2'],
    ],
  ],
  [
    'Mushoku Tensei: Jobless Reincarnation',
    [
      [1, '無職転生～異世界行ったら本気だす～'],
      [1, '無職転生～異世界行ったら本気だす～(第2クール)', 12],
      [2, '無職転生Ⅱ ～異世界行ったら本気だす～'],
    ],
  ],
  [
    'Kono Subarashii Sekai ni Shukufuku wo!',
    [
      [1, 'この素晴らしい世界に祝福を！'],
      [2, 'この素晴らしい世界に祝福を！2'],
      [3, 'この素晴らしい世界に祝福を！3'],
    ],
  ],
  [
    'ブルーロック',
    [
      [1, 'ブルーロック'],
      [2, 'ブルーロック VS. U-20 JAPAN'],
    ],
  ],
  ['Chainsaw Man', [[1, 'チェンソーマン']]],
  ['Neon Genesis Evangelion', [[1, '新世紀エヴァンゲリオン']]],
  ['Steins;Gate', [[1, 'Steins;Gate']]],
  [
    'Code Geass: Lelouch of the Rebellion',
    [
      [1, 'コードギアス 反逆のルルーシュ'],
      [2, 'コードギアス 反逆のルルーシュR2'],
    ],
  ],
  ['Fullmetal Alchemist: Brotherhood', [[1, '鋼の錬金術師 FULLMETAL ALCHEMIST']]],
  ['DEATH NOTE', [[1, 'DEATH NOTE']]],
  ['Violet Evergarden', [[1, 'ヴァイオレット・エヴァーガーデン']]],
  [
    'Laid-Back Camp',
    [
      [1, 'ゆるキャン△'],
      [2, 'ゆるキャン△ SEASON2'],
      [3, 'ゆるキャン△ SEASON3'],
    ],
  ],
  [
    'Kaguya-sama: Love Is War',
    [
      [1, 'かぐや様は告らせたい～天才たちの恋愛頭脳戦～'],
      [2, 'かぐや様は告らせたい？～天才たちの恋愛頭脳戦～'],
      [3, 'かぐや様は告らせたい-ウルトラロマンティック-'],
    ],
  ],
  [
    'Yakusoku no Neverland',
    [
      [1, '約束のネバーランド'],
      [2, '約束のネバーランド(第2期)'],
    ],
  ],
  [
    'That Time I Got Reincarnated as a Slime',
    [
      [1, '転生したらスライムだった件'],
      [2, '転生したらスライムだった件 第2期 第1部'],
      [2, '転生したらスライムだった件 第2期 第2部', 13],
      [3, '転生したらスライムだった件 第3期'],
    ],
  ],
  [
    'One Punch Man',
    [
      [1, 'ワンパンマン'],
      [2, 'ワンパンマン(第2期)'],
    ],
  ],
  [
    'Boku no Hero Academia',
    [
      [1, '僕のヒーローアカデミア'],
      [2, '僕のヒーローアカデミア(第2期)'],
      [3, '僕のヒーローアカデミア(第3期)'],
      [4, '僕のヒーローアカデミア(第4期)'],
      [5, '僕のヒーローアカデミア(第5期)'],
      [6, '僕のヒーローアカデミア(第6期)'],
      [7, '僕のヒーローアカデミア(第7期)'],
    ],
  ],
  ['Bocchi the Rock!', [[1, 'ぼっち・ざ・ろっく！']]],
  ['Delicious in Dungeon', [[1, 'ダンジョン飯']]],
  [
    'The Apothecary Diaries',
    [
      [1, '薬屋のひとりごと'],
      [2, '薬屋のひとりごと(第2期)'],
    ],
  ],
  [
    'Call of the Night',
    [
      [1, 'よふかしのうた'],
      [2, 'よふかしのうた Season2'],
    ],
  ],
  [
    'ちはやふる',
    [
      [1, 'ちはやふる'],
      [2, 'ちはやふる2'],
      [3, 'ちはやふる３'],
    ],
  ],
  ['Hunter x Hunter (2011)', [[1, 'HUNTER×HUNTER(2011)']]],
  [
    'Bleach',
    [
      [1, 'BLEACH'],
      [17, 'BLEACH 千年血戦篇'],
      [17, 'BLEACH 千年血戦篇 -訣別譚-', 14],
    ],
  ],
];
