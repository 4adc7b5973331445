import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const editOf = ({ subjectId }: Notice): string => `/edits/${subjectId ?? ''}`;

/** Where the owner of an entry moves it to the other work of a split. */
const moveOf = ({ subjectId }: Notice): string =>
  subjectId === null ? '/list/anime' : `/move-entry/${subjectId}`;

/** The page of a work, whichever medium it has: that of anime leads on to the page of a manga. */
const workOf = ({ subjectId }: Notice): string =>
  subjectId === null ? '/list/anime' : `/anime/${subjectId}`;

const reportOf = ({ subjectId }: Notice): string => `/reports/${subjectId ?? ''}`;

/** What becomes of edits and reports, and what changed on lists because titles were merged or split. */
export const notices: NoticeKinds = {
  EDIT_ACCEPTED: {
    says: {
      en: (name) => `Your edit to ${name} was accepted.`,
      ja: (name) => `「${name}」への編集が承認されました。`,
    },
    place: editOf,
  },
  EDIT_PARTLY_ACCEPTED: {
    says: {
      en: (name) => `Part of your edit to ${name} was accepted.`,
      ja: (name) => `「${name}」への編集の一部が承認されました。`,
    },
    place: editOf,
  },
  EDIT_REJECTED: {
    says: {
      en: (name) => `Your edit to ${name} was rejected.`,
      ja: (name) => `「${name}」への編集が却下されました。`,
    },
    place: editOf,
  },
  EDIT_EXPIRED: {
    says: {
      en: (name) => `Your edit to ${name} was closed because a question wasn’t answered.`,
      ja: (name) => `「${name}」への編集は、質問への回答がなかったため終了しました。`,
    },
    place: editOf,
  },
  EDITS_WAITING: {
    says: {
      en: (name, { count = '1' }) =>
        count === '1'
          ? `An edit to ${name} is waiting for review.`
          : `${count} edits are waiting for review.`,
      ja: (name, { count = '1' }) =>
        count === '1'
          ? `「${name}」への編集が審査を待っています。`
          : `${count}件の編集が審査を待っています。`,
    },
    place: ({ subjectId, details }) =>
      details['count'] === '1' ? `/edits/${subjectId ?? ''}` : '/edits',
  },
  EDIT_QUESTION: {
    says: {
      en: (name) => `There’s a question about your edit to ${name}.`,
      ja: (name) => `「${name}」への編集について質問があります。`,
    },
    place: editOf,
  },
  REPORT_UPHELD: {
    says: {
      en: (name) => `A moderator acted on your report about ${name}.`,
      ja: (name) => `「${name}」についての報告に、モデレーターが対応しました。`,
    },
    place: reportOf,
  },
  REPORT_DISMISSED: {
    says: {
      en: (name) => `A moderator reviewed your report about ${name} and changed nothing.`,
      ja: (name) => `「${name}」についての報告を確認しましたが、変更はありません。`,
    },
    place: reportOf,
  },
  ENTRIES_MERGED: {
    says: {
      en: (name) => `Two entries of your list were merged: “${name}” was there twice.`,
      ja: (name) => `リストに2件あった「${name}」を1件にまとめました。`,
    },
    place: workOf,
  },
  ENTRY_MOVED: {
    says: {
      en: (name) => `“${name}” was merged with another title. Your entry moved there.`,
      ja: (name) => `「${name}」はほかの作品に統合されました。リストの記録も移しました。`,
    },
    place: workOf,
  },
  MERGE_UNDONE: {
    says: {
      en: (name) => `“${name}” is a title of its own again. Your list is as it was before.`,
      ja: (name) => `「${name}」の統合を取り消しました。リストは元に戻りました。`,
    },
    place: workOf,
  },
  WORK_SPLIT: {
    says: {
      en: (name) => `“${name}” is now two titles. Check whether your entry is for the right one.`,
      ja: (name) => `「${name}」は2つの作品に分かれました。リストの記録を確認してください。`,
    },
    place: moveOf,
  },
  WORK_DELETED: {
    says: {
      en: (name) => `“${name}” was removed from the catalogue. Your entry stays on your list.`,
      ja: (name) => `「${name}」はデータベースから削除されました。リストの記録は残ります。`,
    },
    place: () => '/list/anime',
  },
  WORK_RESTORED: {
    says: {
      en: (name) => `“${name}” is in the catalogue again.`,
      ja: (name) => `「${name}」がデータベースに復元されました。`,
    },
    place: workOf,
  },
};
