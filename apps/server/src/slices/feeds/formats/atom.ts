import { pageOf, unitWords, type FeedHead, type FeedItem } from './item.ts';

/** Characters that XML 1.0 cannot contain, even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const text = (value: string): string =>
  value.replace(FORBIDDEN, '').replace(/[&<>"]/gu, (sign) => SIGNS[sign] ?? '');

/** RFC 4151: ids that stay the same if the instance moves its pages. */
const idOf = (key: string, { site }: FeedHead): string =>
  `tag:${new URL(site).hostname},2026:${text(key)}`;

const entry = (item: FeedItem, head: FeedHead): string => {
  const words = unitWords(item, head.locale);
  const subtitle = item.subtitle === null ? '' : `: ${item.subtitle}`;
  return `  <entry>
    <id>${idOf(item.key, head)}</id>
    <title>${text(`${item.title} – ${words}`)}</title>
    <updated>${item.at.toISOString()}</updated>
    <link rel="alternate" type="text/html" href="${text(pageOf(item, head))}"/>
    <category term="${item.kind}"/>
    <content type="text">${text(`${words}${subtitle}`)}</content>
  </entry>
`;
};

/** An Atom feed of releases (RFC 4287), the latest first. If it has no entries, it was updated when it was created. */
export const writeAtom = (items: readonly FeedItem[], head: FeedHead): string => {
  const updated = items[0]?.at ?? head.madeAt;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${head.locale}">
  <id>${idOf(`user/${head.username}/releases`, head)}</id>
  <title>${text(head.title)}</title>
  <updated>${updated.toISOString()}</updated>
  <author><name>${text(head.username)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(head.self)}"/>
  <link rel="alternate" type="text/html" href="${text(`${head.site}/user/${head.username}`)}"/>
  <generator>Tsuzuki</generator>
${items.map((item) => entry(item, head)).join('')}</feed>
`;
};
