import type { NoticeKinds } from '#lib/notice/notice.ts';

/** What became of adapters that somebody proposed. Their page has the answer of the editor. */
export const notices: NoticeKinds = {
  ADAPTER_ACCEPTED: {
    says: {
      en: (name) => `Your adapter “${name}” was accepted.`,
      ja: (name) => `アダプター「${name}」が承認されました。`,
    },
    place: () => '/adapters',
  },
  ADAPTER_REJECTED: {
    says: {
      en: (name) => `Your adapter “${name}” was rejected.`,
      ja: (name) => `アダプター「${name}」は承認されませんでした。`,
    },
    place: () => '/adapters',
  },
};
