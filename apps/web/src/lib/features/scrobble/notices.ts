import type { Notice, NoticeKinds } from '#lib/notice/notice.ts';

const serverOf = ({ subjectId }: Notice): string =>
  subjectId === null ? '/settings/media-servers' : `/settings/media-servers/${subjectId}`;

/** What media servers and players make known. */
export const notices: NoticeKinds = {
  SCROBBLE_ASKED: {
    says: {
      en: (name) => `“${name}” needs your confirmation.`,
      ja: (name) => `「${name}」を記録するか確認してください。`,
    },
    place: (notice) => `${serverOf(notice)}?outcome=TO_BE_ASKED#log`,
  },
  SCROBBLE_SUGGESTED: {
    says: {
      en: (name) => `Which title is “${name}”? Confirm it, and your plays are recorded.`,
      ja: (name) => `「${name}」はどの作品ですか？確認すると記録されます。`,
    },
    place: (notice) => `${serverOf(notice)}?outcome=SUGGESTED#log`,
  },
  SCROBBLE_NEW_USER: {
    says: {
      en: (name) => `“${name}” plays on your media server, too. Whose plays count?`,
      ja: (name) => `「${name}」もメディアサーバーで再生しました。誰の再生を記録しますか？`,
    },
    place: (notice) => `${serverOf(notice)}#users`,
  },
  SERVER_SILENT: {
    says: {
      en: (name) => `${name} hasn’t sent any events for two weeks.`,
      ja: (name) => `${name}からのイベントが2週間届いていません。`,
    },
    place: serverOf,
  },
  SERVER_FAILING: {
    says: {
      en: (name) => `${name}: the latest plays could not be recorded.`,
      ja: (name) => `${name}の最近の再生を記録できませんでした。`,
    },
    place: serverOf,
  },
};
