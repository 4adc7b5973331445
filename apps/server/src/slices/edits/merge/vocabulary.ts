export const mergeNotices = {
  ENTRIES_MERGED:
    'Two entries of your list were merged, because their titles turned out to be one.',
  ENTRY_MOVED: 'A title of your list was merged with another, and your entry moved there.',
  MERGE_UNDONE: 'A merge of titles of your list was taken back.',
  WORK_DELETED:
    'A title of your list was removed from the catalogue. Your entry stays on your list.',
  WORK_RESTORED: 'A title of your list is in the catalogue again.',
  WORK_SPLIT: 'A title of your list was split in two. Your entry stayed with the first.',
} as const;

declare module '#platform/vocabulary.ts' {
  interface Notices {
    merges: keyof typeof mergeNotices;
  }
}
