import { words } from '#lib/i18n/words.ts';
import { formatName, LIBRARY, type ImportPolicy, type ImportState } from './list-import.ts';

const en = {
  title: 'Import and export',
  lead: 'Import your list from another service, or download your own at any time.',
  guide: 'Supported files and how they are imported',
  file: 'Import a file',
  fileAbout:
    'You get a preview of every row before anything is saved, and you can undo the import for 30 days.',
  from: 'Source',
  findOut: 'Detect automatically',
  unknownSource: 'Unknown source',
  believe: 'If my list and the file differ, keep',
  believeList: 'If the two lists differ, keep',
  policies: (policy: ImportPolicy) =>
    ({
      'file-wins': 'The imported values',
      'newer-wins': 'Whichever was updated last',
      'fill-gaps': 'My list (only add what is missing)',
      'replace-list': 'The imported list (replaces mine)',
    })[policy],
  choose: 'File',
  limits: 'Up to 50 MB and 50,000 entries. Compressed files (.gz) work, too.',
  show: 'Preview',
  reading: 'Reading the file…',
  faults: (fault: string) =>
    ({
      UPLOAD_MISSING: 'Choose a file first.',
      FILE_EMPTY: 'The file is empty. Export your list again and upload the new file.',
      UPLOAD_TOO_LARGE:
        'The file is larger than 50 MB. Compress it with gzip, or export it in parts.',
      FILE_FORMAT_UNKNOWN:
        'We could not detect which service this file comes from. Choose it from the list and upload the file again.',
      IMPORTS_EXHAUSTED: 'You have imported 60 lists in an hour. Try again later.',
    })[fault] ?? '',
  byName: (service: string) => `Import from ${service} by username`,
  nameAt: (service: string) => `${service} username`,
  asking: (service: string) => `Loading from ${service}…`,
  anilistAbout:
    'For a public list, the username is enough. For a private list, add an AniList token; it is used once and never stored.',
  kitsuAbout:
    'For a public library, the username is enough. To import private entries, export your library on Kitsu and upload the file.',
  token: 'Token (for a private list)',
  showList: 'Load list',
  imports: 'Your imports',
  importsCaption: 'Your imports of the last 30 days',
  columnFile: 'File',
  columnWhen: 'Date',
  columnRows: 'Rows',
  columnState: 'Status',
  states: (state: ImportState) =>
    ({
      READING: 'reading',
      REFUSED: 'failed',
      PREVIEW: 'not started',
      RUNNING: 'in progress',
      FINISHED: 'completed',
      UNDONE: 'undone',
    })[state],
  export: 'Export',
  exportAbout:
    'Our own formats contain both of your lists in full. Most other services accept the MyAnimeList format: one file for anime, one for manga.',
  exports: (name: string) =>
    ({
      json: 'Everything (JSON)',
      csv: 'Everything (CSV for spreadsheets)',
      anime: 'Anime (MyAnimeList XML)',
      manga: 'Manga (MyAnimeList XML)',
    })[name] ?? name,
  regular: 'Or back it up to your own storage every day or week:',
  regularLink: 'Scheduled exports',
  // One import.
  all: (count: number) => `All ${count}`,
  outcomes: (word: string) =>
    ({
      added: 'Added',
      updated: 'Updated',
      unchanged: 'Unchanged',
      skipped: 'Skipped',
      open: 'Needs review',
      unread: 'Values left out',
      undone: 'Undone',
      left: 'Kept',
    })[word] ?? word,
  progress: (done: number, all: number) =>
    `${done} of ${all} rows imported. You can leave this page; the import continues.`,
  readingLibrary: (shows: { readonly done: number; readonly total: number } | null) =>
    `${shows ? `${shows.done} of ${shows.total} shows looked up.` : 'Your media server is being read.'} You can leave this page; nothing is saved to your list.`,
  result: (counts: Readonly<Record<string, number>>, removed: number) =>
    `${counts['added']} added, ${counts['updated']} updated, ${counts['unchanged']} unchanged, ${counts['skipped']} skipped${removed > 0 ? `, ${removed} removed` : ''}.`,
  notAll:
    'Not all rows could be imported, because one of them could not be saved. The others stay until you undo this import. Add the marked rows by hand.',
  undone: 'This import was undone.',
  waiting: 'Nothing is saved yet',
  waitingAbout:
    'This is a preview. Skipped rows are not lost: they stay here, and you can match them later.',
  emptyFile: 'The list in this file is empty. There is nothing to import.',
  besides: (lists: number, favourites: number) =>
    `The file also contains ${lists} custom ${lists === 1 ? 'list' : 'lists'} and ${favourites} ${favourites === 1 ? 'favourite' : 'favourites'}. Those you do not have yet are added after yours.`,
  showSo: 'Update preview',
  replaceAsk: 'Replace my list…',
  replaceConfirm: 'Replace my list',
  replaceCount: (count: number) =>
    count === 0
      ? 'No entries would be removed from your list.'
      : `${count} ${count === 1 ? 'entry that is' : 'entries that are'} not in the file would be removed from your list.`,
  replaceAbout:
    'Entries that are not in the file are removed. A backup of your current list is kept with this import, and you can undo it for 30 days.',
  record: (episodes: number): string =>
    `Record ${episodes} ${episodes === 1 ? 'episode' : 'episodes'}`,
  plays: (count: number, first: string, last: string): string =>
    `${count} ${count === 1 ? 'play' : 'plays'}, ${first === last ? first : `${first} – ${last}`}`,
  library: 'Media server',
  libraryWaiting:
    'This is what your server remembers. Progress on your list never goes back, and plays that are already recorded are left out.',
  forgetLibrary: 'Discard this preview',
  start: (added: number, updated: number) => `Import: ${added} added, ${updated} updated`,
  noChange: 'Nothing in this file would change your list.',
  rows: 'Rows',
  whichRows: 'Filter rows',
  rowsCaption: 'Rows in the file',
  columnRow: 'Row',
  columnOutcome: 'Result',
  columnWhy: 'Reason',
  untitled: 'Untitled',
  line: (line: number) => `line ${line}`,
  toWrite: 'pending',
  noRows: 'No matching rows.',
  further: 'More rows',
  takeBack: 'Undo',
  backup: 'Download your list from before the import',
  undoAsk: 'Undo this import…',
  undoConfirm: 'Undo import',
  undoAbout: 'Everything this import changed is undone. Changes you made yourself since then stay.',
  forget: 'Discard this file',
};

export const importWords = words({
  en,
  ja: {
    title: 'インポートとエクスポート',
    lead: 'ほかのサービスからリストをインポートしたり、いつでもダウンロードしたりできます。',
    guide: '対応ファイルとインポートの仕組み',
    file: 'ファイルをインポート',
    fileAbout: '保存前にすべての行をプレビューでき、30日間は元に戻せます。',
    from: 'インポート元',
    findOut: '自動で判別',
    unknownSource: '不明なインポート元',
    believe: '自分のリストとファイルが異なる場合に残すもの',
    believeList: '2つのリストが異なる場合に残すもの',
    policies: (policy) =>
      ({
        'file-wins': 'インポートする内容',
        'newer-wins': '最後に更新された方',
        'fill-gaps': '自分のリスト（足りないものだけ追加）',
        'replace-list': 'インポートするリスト（自分のリストを置き換え）',
      })[policy],
    choose: 'ファイル',
    limits: '50 MB・50,000件まで。圧縮ファイル（.gz）も使えます。',
    show: 'プレビュー',
    reading: '読み込み中…',
    faults: (fault) =>
      ({
        UPLOAD_MISSING: 'ファイルを選んでください。',
        FILE_EMPTY: 'ファイルが空です。もう一度エクスポートしてからアップロードしてください。',
        UPLOAD_TOO_LARGE:
          'ファイルが50 MBを超えています。gzip で圧縮するか、分けてエクスポートしてください。',
        FILE_FORMAT_UNKNOWN:
          'どのサービスのファイルか判別できません。一覧から選んで、もう一度アップロードしてください。',
        IMPORTS_EXHAUSTED: 'インポートは1時間に60回までです。時間をおいてお試しください。',
      })[fault] ?? '',
    byName: (service) => `${service} からユーザー名でインポート`,
    nameAt: (service) => `${service} のユーザー名`,
    asking: (service) => `${service} から読み込み中…`,
    anilistAbout:
      '公開リストはユーザー名だけで読み込めます。非公開のリストには AniList のトークンが必要です。一度だけ使い、保存しません。',
    kitsuAbout:
      '公開ライブラリはユーザー名だけで読み込めます。非公開のものは Kitsu のエクスポートをファイルとしてインポートしてください。',
    token: 'トークン（非公開リスト用）',
    showList: 'リストを読み込む',
    imports: 'これまでのインポート',
    importsCaption: '過去30日間のインポート',
    columnFile: 'ファイル',
    columnWhen: '日時',
    columnRows: '行数',
    columnState: '状況',
    states: (state) =>
      ({
        READING: '読み取り中',
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
    regular: '毎日または毎週、自分のストレージにバックアップすることもできます:',
    regularLink: '定期エクスポート',
    all: (count) => `すべて ${count}`,
    outcomes: (word) =>
      ({
        added: '追加',
        updated: '更新',
        unchanged: '変更なし',
        skipped: 'スキップ',
        open: '要確認',
        unread: '読み取れない値',
        undone: '元に戻した',
        left: '残した',
      })[word] ?? word,
    progress: (done, all) =>
      `${all}行中${done}行をインポートしました。このページを離れても続きます。`,
    readingLibrary: (shows) =>
      `${shows ? `${shows.total}作品中${shows.done}作品を調べました。` : 'メディアサーバーを読み取っています。'}このページを離れても続きます。リストにはまだ何も保存されません。`,
    result: (counts, removed) =>
      `追加 ${counts['added']}、更新 ${counts['updated']}、変更なし ${counts['unchanged']}、スキップ ${counts['skipped']}${removed > 0 ? `、削除 ${removed}` : ''}。`,
    notAll:
      '保存できない行があったため、インポートは完了していません。インポートした行は、元に戻すまで残ります。印のある行は手動で追加してください。',
    undone: 'このインポートは元に戻されました。',
    waiting: 'まだ何も保存されていません',
    waitingAbout: 'これはプレビューです。スキップされた行も失われず、ここで後から作品を選べます。',
    emptyFile: 'ファイルのリストは空です。インポートするものはありません。',
    besides: (lists, favourites) =>
      `ファイルにはほかにカスタムリスト${lists}件とお気に入り${favourites}件があります。まだないものだけ、後ろに追加されます。`,
    showSo: 'プレビューを更新',
    replaceAsk: 'リストを置き換える…',
    replaceConfirm: '置き換える',
    replaceCount: (count) =>
      count === 0
        ? 'リストから削除される作品はありません。'
        : `ファイルにない${count}件がリストから削除されます。`,
    replaceAbout:
      'ファイルにない作品はリストから削除されます。今のリストはこのインポートと一緒に保存され、ダウンロードでき、30日間は元に戻せます。',
    record: (episodes) => `${episodes}話を記録する`,
    plays: (count, first, last) =>
      `再生${count}回、${first === last ? first : `${first}〜${last}`}`,
    library: 'メディアサーバー',
    libraryWaiting:
      'サーバーに残っている視聴履歴です。リストの進み具合が戻ることはなく、すでに記録した再生は除かれます。',
    forgetLibrary: 'このプレビューを破棄',
    start: (added, updated) => `インポート: 追加 ${added}、更新 ${updated}`,
    noChange: 'このファイルをインポートしても、リストは変わりません。',
    rows: '行',
    whichRows: '表示する行',
    rowsCaption: 'ファイルの行',
    columnRow: '行',
    columnOutcome: '結果',
    columnWhy: '理由',
    untitled: 'タイトルなし',
    line: (line) => `${line}行目`,
    toWrite: 'インポート待ち',
    noRows: '該当する行はありません。',
    further: '続きの行',
    takeBack: '元に戻す',
    backup: '以前のリストをダウンロード',
    undoAsk: 'このインポートを元に戻す…',
    undoConfirm: 'インポートを元に戻す',
    undoAbout: 'このインポートによる変更をすべて元に戻します。その後に自分で行った変更は残ります。',
    forget: 'このファイルを破棄',
  },
});

type Words = ReturnType<typeof importWords>;

const POLICIES: readonly ImportPolicy[] = ['file-wins', 'newer-wins', 'fill-gaps', 'replace-list'];

/** The choices of what counts if list and file differ. */
export const policyChoices = (say: Words) =>
  POLICIES.map((value) => ({ value, label: say.policies(value) }));

/** The choices of formats. */
export const formatChoices = (say: Words, formats: readonly { value: string; label: string }[]) => [
  { value: 'auto', label: say.findOut },
  ...formats,
];

/** The name of the source of an import. While a file is read, and if it was refused, it may not be known. */
export const sourceName = (say: Words, format: string): string => {
  if (format === LIBRARY) return say.library;
  return format === 'auto' ? say.unknownSource : formatName(format);
};

/** The title of an import: the name of its file, or its source. */
export const fileTitle = (
  say: Words,
  { fileName, format }: { fileName: string | null; format: string },
): string => fileName ?? sourceName(say, format);
