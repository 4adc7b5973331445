import type { NoticeKind, NoticeKinds } from '#lib/notice/notice.ts';

const features = import.meta.glob<{ notices: NoticeKinds }>('../*/notices.ts', { eager: true });

/** Every kind of notification, from the `notices.ts` of the features. */
export const NOTICE_KINDS: ReadonlyMap<string, NoticeKind> = new Map(
  Object.values(features).flatMap(({ notices }) => Object.entries(notices)),
);
