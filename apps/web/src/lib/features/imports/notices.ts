import type { NoticeKinds } from '#lib/notice/notice.ts';

/** What exports make known. */
export const notices: NoticeKinds = {
  EXPORT_FAILED: {
    says: {
      en: (name) => `Your list export failed: ${name}`,
      ja: (name) => `リストのエクスポートに失敗しました: ${name}`,
    },
    place: () => '/settings/import/schedule',
  },
};
