import { words } from '#lib/i18n/words.ts';

/** The rules for each part of the form, in short. The guide has them in full. */
export const helpWords = words({
  en: {
    titles: [
      'The original title is the one in the language of the country it comes from, in its own script.',
      'The romaji title spells the original title in Latin letters (Hepburn) and translates nothing: “Sousou no Frieren”.',
      'The English title is the one it was released under. Don’t translate titles yourself.',
      'Capitalize titles as in English, except short words (no, ni, wo, of, the) inside them. Keep capitals that belong to the name.',
      'Other titles are abbreviations, former titles, and titles in other languages.',
    ],
    facts: [
      'Each season has its own title here. Two halves of one season that were announced as parts (cours) and have a break of a season or more between them are two titles, too.',
      '“On hiatus” means that it paused and nobody has said when it goes on. Once the last episode or chapter is out, it is finished, even if a sequel was announced.',
      'Count regular episodes. Recaps with a number count, specials and episode 0 don’t.',
    ],
    dates: [
      'The start date is the day of the first broadcast or release in the country it comes from. Previews don’t count.',
      'Late-night broadcasts: a show at 25:30 on 7 April is broadcast at 01:30 on 8 April. Give 25:30 with 7 April as broadcasters do. The start date is 7 April, too.',
      'The season is the one in which it started: winter begins in January, spring in April, summer in July and fall in October.',
    ],
    texts: [
      'Write in your own words, or copy only what may be copied. Three to six sentences without spoilers are enough.',
      'No reviews, no “this summer”, no links.',
    ],
    people: [
      'Give each person once per role, with the name as they are credited, given name first in Latin letters.',
      'Search first: somebody who is here already is found by either name.',
    ],
    characters: [
      'Main characters carry the story, supporting characters appear again and again, all others are background.',
      'Add the voice actor of the original language first, then those of dubs.',
    ],
    episodes: [
      'Number episodes as this title does, beginning with 1, even if the show goes on counting from an earlier season.',
      'A prologue that was broadcast before the first episode is episode 0. Specials and OVAs are titles of their own.',
      'The air date is the day in the listing of the broadcaster: 25:30 on 7 April is 7 April.',
    ],
    chapters: [
      'Write numbers as printed. A chapter between 10 and 11 is 10.5; one without a number has a name, such as Extra 1, and a position.',
      'Give the date and the address of the official release in that language. Other releases are not listed.',
    ],
    volumes: [
      'Count volumes of the edition in that language. The date is that of the paper edition.',
    ],
    relations: [
      'Choose what the other title is to this one. The other page shows the opposite by itself: if B is the sequel of A, A is the prequel of B.',
      'Relate titles that follow one another directly. Don’t list a whole series on every page.',
      'A title can’t be related to itself, and titles can’t come after each other in a circle.',
    ],
    links: [
      'Link only to official sites, services that have the license, and official channels.',
      'An ID that another site uses for several of our titles, such as a whole show, doesn’t mean this title alone.',
    ],
    images: [
      'Use the main key visual or the cover of the first volume, without text of fans.',
      'The image must be at one of these hosts: image.tmdb.org, static.tvmaze.com, uploads.mangadex.org, upload.wikimedia.org. JPEG, PNG, WebP, AVIF or GIF, at most 10 MB. SVG files are not accepted.',
    ],
    about: [
      'Good sources are the official site, the publisher, the broadcaster, and credits in the work itself. Wikis and other databases help to find such a source, but are none themselves.',
    ],
  },
  ja: {
    titles: [
      '原題は、制作国の言語による本来の表記のタイトルです。',
      'ローマ字のタイトルは、原題を翻訳せずにヘボン式で表したものです（例：「Sousou no Frieren」）。',
      '英語のタイトルは、英語で公開されたときのものです。自分で翻訳しないでください。',
      '英単語の頭文字は大文字にします。途中の短い語（no、ni、wo、of、theなど）は小文字にします。固有の大文字はそのままにしてください。',
      '別名には、略称、以前のタイトル、ほかの言語のタイトルを入力します。',
    ],
    facts: [
      'シーズンごとに別の作品として登録します。分割2クールで、間に1シーズン以上の休止がある場合も別の作品です。',
      '「休止中」は、再開日が発表されていない中断を指します。最終話が公開されたら、続編が発表されていても「完結・放送終了」です。',
      '話数は本編を数えます。番号のある総集編は数えますが、特別編や第0話は数えません。',
    ],
    dates: [
      '開始日は、制作国で最初に放送・公開された日です。先行上映は含みません。',
      '深夜放送：4月7日25時30分の番組は、4月8日の1時30分に放送されます。放送局の表記どおり、4月7日の25:30と入力してください。開始日も4月7日です。',
      'シーズンは放送が始まった時期です。冬は1月、春は4月、夏は7月、秋は10月に始まります。',
    ],
    texts: [
      '自分の言葉で書くか、転載が認められている文章だけを使ってください。ネタバレのない3〜6文で十分です。',
      '感想、「この夏」のような表現、リンクは書かないでください。',
    ],
    people: [
      '1人につき役割ごとに1行、クレジットどおりの名前を入力します。ローマ字では名を先に書きます。',
      'まず検索してください。登録済みの人物は、どちらの表記でも見つかります。',
    ],
    characters: [
      'メインは物語の中心となる人物、サブは繰り返し登場する人物、それ以外は背景です。',
      'オリジナルの言語の声優を先に、その後に吹き替えの声優を追加してください。',
    ],
    episodes: [
      '番組が前のシーズンから通し番号を使っていても、この作品の最初の話を1として数えます。',
      '第1話より前に放送されたプロローグは第0話です。特別編やOVAは別の作品です。',
      '放送日は番組表の日付です。4月7日25時30分は4月7日になります。',
    ],
    chapters: [
      '番号は表記どおりに。10話と11話の間の話は10.5です。番号のない話は「番外編1」のような名前と並び順を入力してください。',
      'その言語での公式な公開日とアドレスを入力してください。公式でないものは載せません。',
    ],
    volumes: ['その言語の版の巻を数えます。日付は紙の本の発売日です。'],
    relations: [
      '相手の作品が、この作品にとって何かを選んでください。相手のページには逆の関係が自動的に表示されます。BがAの続編なら、AはBの前作です。',
      '直接つながる作品だけを関連付けてください。シリーズ全体を各ページに並べる必要はありません。',
      '作品を自分自身と関連付けたり、前後関係を循環させたりすることはできません。',
    ],
    links: [
      '公式サイト、正規の配信サービス、公式チャンネルだけを追加してください。',
      '番組全体など、ここでは複数の作品にあたるIDは、「この作品だけを指す」を外してください。',
    ],
    images: [
      'メインのキービジュアルか第1巻の表紙を使ってください。ファンによる文字入れのあるものは使えません。',
      '画像は次のサイトにあるものに限ります：image.tmdb.org、static.tvmaze.com、uploads.mangadex.org、upload.wikimedia.org。JPEG、PNG、WebP、AVIF、GIF、10MBまで。SVGは使えません。',
    ],
    about: [
      '公式サイト、出版社、放送局、作品内のクレジットがよい出典です。ウィキやほかのデータベースは、出典を探す手がかりにとどめてください。',
    ],
  },
});
