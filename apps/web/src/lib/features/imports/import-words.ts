import { words } from '#lib/i18n/words.ts';
import { formatName, type ImportPolicy, type ImportState } from './list-import.ts';

const en = {
  title: 'Import and export',
  lead: 'Bring your list from another service, and take yours with you whenever you like.',
  guide: 'Which files, and what happens to them',
  file: 'Import a file',
  fileAbout:
    'You see row by row what would happen before anything is written, and can undo it for 30 days.',
  from: 'Where it comes from',
  findOut: 'Find out by itself',
  believe: 'Where my list and the file differ, believe',
  believeList: 'Where the two lists differ, believe',
  policies: (policy: ImportPolicy) =>
    ({
      'file-wins': 'What is imported: it overwrites mine',
      'newer-wins': 'Whichever was changed later',
      'fill-gaps': 'My list: only add what is missing',
      'replace-list': 'Replace my list: what the import lacks is taken off',
    })[policy],
  choose: 'File',
  limits: 'At most 50 MB and 50,000 entries. Packed files (.gz) are fine.',
  show: 'Show what would happen',
  reading: 'Reading the file…',
  faults: (fault: string) =>
    ({
      'no-file': 'Choose a file first.',
      'empty-file': 'The file is empty. Export your list again, and send what comes.',
      'too-large': 'The file is larger than 50 MB. Pack it with gzip, or export less at once.',
      'unknown-format':
        'We cannot tell which service this file comes from. Choose it from the list and send the file again.',
    })[fault] ?? '',
  byName: (service: string) => `Import from ${service} by name`,
  nameAt: (service: string) => `Name at ${service}`,
  asking: (service: string) => `Asking ${service}…`,
  anilistAbout:
    'A public list needs the name alone. A token of AniList opens a private one; it is used this once and kept nowhere.',
  kitsuAbout:
    'A public library needs the name alone. What is private at Kitsu is in its export, which you can import as a file.',
  token: 'Token, for a private list',
  showList: 'Show the list',
  imports: 'Your imports',
  importsCaption: 'Your imports of the last 30 days',
  columnFile: 'File',
  columnWhen: 'When',
  columnRows: 'Rows',
  columnState: 'State',
  states: (state: ImportState) =>
    ({
      REFUSED: 'could not be read',
      PREVIEW: 'not started',
      RUNNING: 'running',
      FINISHED: 'done',
      UNDONE: 'undone',
    })[state],
  export: 'Export',
  exportAbout:
    'Our own files hold both lists and lose nothing. MyAnimeList’s form is what most other services take: one file of anime, one of manga.',
  exports: (name: string) =>
    ({
      json: 'All of it, JSON',
      csv: 'All of it, CSV for spreadsheets',
      anime: 'Anime for MyAnimeList, XML',
      manga: 'Manga for MyAnimeList, XML',
    })[name] ?? name,
  regular: 'Or have it written to a place of your own every day or week:',
  regularLink: 'Regular exports',
  // One import.
  all: (count: number) => `All ${count}`,
  outcomes: (word: string) =>
    ({
      added: 'Added',
      updated: 'Updated',
      unchanged: 'Unchanged',
      skipped: 'Skipped',
      open: 'To decide',
    })[word] ?? word,
  progress: (done: number, all: number) =>
    `${done} of ${all} rows are written. You may leave this page: it goes on.`,
  result: (counts: Readonly<Record<string, number>>, removed: number) =>
    `${counts['added']} added, ${counts['updated']} updated, ${counts['unchanged']} unchanged, ${counts['skipped']} skipped${removed > 0 ? `, ${removed} taken off` : ''}.`,
  notAll:
    'Not all rows could be written: one of them holds what this server cannot keep. What was written stays until you undo this import; add the rows that are marked by hand.',
  undone: 'All this import wrote was taken back.',
  waiting: 'Nothing is written yet',
  waitingAbout:
    'This is what would happen. Rows that are skipped are never a loss: they stay here, to be decided.',
  emptyFile: 'The list in this file is empty: there is nothing in it to import.',
  besides: (lists: number, favourites: number) =>
    `The file also names ${lists} custom ${lists === 1 ? 'list' : 'lists'} and ${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}: those you do not have are added after yours.`,
  showSo: 'Show it that way',
  replaceAsk: 'Replace my list…',
  replaceConfirm: 'Replace it',
  replaceCount: (count: number) =>
    count === 0
      ? 'No entry of your list would be taken off.'
      : `${count} ${count === 1 ? 'entry' : 'entries'} of your list would be taken off: the file does not have ${count === 1 ? 'it' : 'them'}.`,
  replaceAbout:
    'Entries the file does not have are taken off. Your list as it is now is kept with this import, to download, and you can undo it for 30 days.',
  start: (added: number, updated: number) => `Import: ${added} added, ${updated} updated`,
  rows: 'Rows',
  whichRows: 'Which rows',
  rowsCaption: 'Rows of the file',
  columnRow: 'Row',
  columnOutcome: 'What happens',
  columnWhy: 'Why',
  untitled: 'Without a title',
  line: (line: number) => `line ${line}`,
  toWrite: 'to be written',
  noRows: 'No rows of this kind.',
  further: 'Further rows',
  takeBack: 'Take it back',
  backup: 'Download the list as it was before',
  undoAsk: 'Undo this import…',
  undoConfirm: 'Undo it',
  undoAbout: 'Everything it wrote is taken back; what you changed by hand since stays.',
  forget: 'Forget this file',
  itIs: (title: string) => `It is “${title}”`,
  nothingCalled: (query: string) => `Nothing is called “${query}”.`,
  search: 'Search…',
  searchTitle: 'Title',
  searchNow: 'Search',
  leaveOut: 'Leave it out, always',
};

export const importWords = words({
  en,
  ja: {
    title: 'インポートとエクスポート',
    lead: 'ほかのサービスからリストを持ってくることも、いつでも持ち出すこともできます。',
    guide: '使えるファイルと、その扱い',
    file: 'ファイルをインポート',
    fileAbout: '書き込む前に1行ずつ確認でき、30日間は元に戻せます。',
    from: 'どこから',
    findOut: '自動で判別',
    believe: 'リストとファイルが違うとき、優先するのは',
    believeList: '二つのリストが違うとき、優先するのは',
    policies: (policy) =>
      ({
        'file-wins': 'インポートする側（書いてあることで上書き）',
        'newer-wins': '後から変更された方',
        'fill-gaps': '自分のリスト（足りないものだけ追加）',
        'replace-list': '置き換え（ファイルにない作品は外す）',
      })[policy],
    choose: 'ファイル',
    limits: '50 MB・50,000件まで。圧縮ファイル（.gz）も使えます。',
    show: '結果を確認する',
    reading: '読み込み中…',
    faults: (fault) =>
      ({
        'no-file': 'ファイルを選んでください。',
        'empty-file': 'ファイルが空です。もう一度書き出してから送ってください。',
        'too-large': 'ファイルが50 MBを超えています。gzip で圧縮するか、分けて書き出してください。',
        'unknown-format':
          'どのサービスのファイルか判別できません。一覧から選んで、もう一度送ってください。',
      })[fault] ?? '',
    byName: (service) => `${service} から名前でインポート`,
    nameAt: (service) => `${service} での名前`,
    asking: (service) => `${service} に問い合わせ中…`,
    anilistAbout:
      '公開リストは名前だけで読み込めます。非公開のリストには AniList のトークンが必要です。一度だけ使い、保存しません。',
    kitsuAbout:
      '公開ライブラリは名前だけで読み込めます。非公開のものは Kitsu のエクスポートをファイルとしてインポートしてください。',
    token: 'トークン（非公開リスト用）',
    showList: 'リストを表示',
    imports: 'これまでのインポート',
    importsCaption: '過去30日間のインポート',
    columnFile: 'ファイル',
    columnWhen: '日時',
    columnRows: '行数',
    columnState: '状態',
    states: (state) =>
      ({
        REFUSED: '読み込めませんでした',
        PREVIEW: '未開始',
        RUNNING: '実行中',
        FINISHED: '完了',
        UNDONE: '取り消し済み',
      })[state],
    export: 'エクスポート',
    exportAbout:
      'Tsuzuki 形式は両方のリストをすべて含みます。MyAnimeList 形式は多くのサービスで使え、アニメとマンガで1ファイルずつです。',
    exports: (name) =>
      ({
        json: 'すべて（JSON）',
        csv: 'すべて（表計算用 CSV）',
        anime: 'MyAnimeList 用アニメ（XML）',
        manga: 'MyAnimeList 用マンガ（XML）',
      })[name] ?? name,
    regular: '毎日または毎週、自分の場所に書き出すこともできます:',
    regularLink: '定期エクスポート',
    all: (count) => `すべて ${count}`,
    outcomes: (word) =>
      ({
        added: '追加',
        updated: '更新',
        unchanged: '変更なし',
        skipped: 'スキップ',
        open: '要確認',
      })[word] ?? word,
    progress: (done, all) => `${all}行中${done}行を書き込みました。このページを離れても続きます。`,
    result: (counts, removed) =>
      `追加 ${counts['added']}、更新 ${counts['updated']}、変更なし ${counts['unchanged']}、スキップ ${counts['skipped']}${removed > 0 ? `、外した作品 ${removed}` : ''}。`,
    notAll:
      '書き込めない行があったため、途中で終わりました。書き込んだ分は、このインポートを取り消すまで残ります。印のある行は手で追加してください。',
    undone: 'このインポートの書き込みはすべて取り消されました。',
    waiting: 'まだ何も書き込まれていません',
    waitingAbout: '実行するとこうなります。スキップされた行も失われず、ここで後から決められます。',
    emptyFile: 'ファイルのリストは空です。インポートするものはありません。',
    besides: (lists, favourites) =>
      `ファイルにはほかに自作リスト${lists}件とお気に入り${favourites}件があります。まだないものだけ、後ろに追加されます。`,
    showSo: 'この方法で表示',
    replaceAsk: 'リストを置き換える…',
    replaceConfirm: '置き換える',
    replaceCount: (count) =>
      count === 0
        ? 'リストから外れる作品はありません。'
        : `ファイルにない${count}作品がリストから外れます。`,
    replaceAbout:
      'ファイルにない作品はリストから外れます。今のリストはこのインポートと一緒に保存され、ダウンロードでき、30日間は元に戻せます。',
    start: (added, updated) => `インポート: 追加 ${added}、更新 ${updated}`,
    rows: '行',
    whichRows: '表示する行',
    rowsCaption: 'ファイルの行',
    columnRow: '行',
    columnOutcome: '結果',
    columnWhy: '理由',
    untitled: '題名なし',
    line: (line) => `${line}行目`,
    toWrite: '書き込み待ち',
    noRows: '該当する行はありません。',
    further: '続きの行',
    takeBack: '取り消す',
    backup: '以前のリストをダウンロード',
    undoAsk: 'このインポートを取り消す…',
    undoConfirm: '取り消す',
    undoAbout: '書き込んだものはすべて元に戻ります。その後に自分で変えたものは残ります。',
    forget: 'このファイルを消去',
    itIs: (title) => `「${title}」です`,
    nothingCalled: (query) => `「${query}」は見つかりません。`,
    search: '検索…',
    searchTitle: '題名',
    searchNow: '検索',
    leaveOut: '今後も読み込まない',
  },
});

type Words = ReturnType<typeof importWords>;

const POLICIES: readonly ImportPolicy[] = ['file-wins', 'newer-wins', 'fill-gaps', 'replace-list'];

/** Who may be believed, to choose from. */
export const policyChoices = (say: Words) =>
  POLICIES.map((value) => ({ value, label: say.policies(value) }));

/** The forms of files, to choose from. */
export const formatChoices = (say: Words, formats: readonly { value: string; label: string }[]) => [
  { value: 'auto', label: say.findOut },
  ...formats,
];

/** How a file is called: by its name, else by its form. */
export const fileTitle = ({ fileName, format }: { fileName: string | null; format: string }) =>
  fileName ?? formatName(format);
