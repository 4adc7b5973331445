import type { BusyPage } from '@tsuzuki/contract';

/** Many wait for pages: some seconds later there are fewer. */
const CROWD_S = 5;

/** What the page says, in English and in Japanese. */
interface Words {
  title: string;
  text: string;
  inJapanese: string;
}

const SPENT: Words = {
  title: 'Too many requests',
  text: 'Your network asks for pages faster than we can make them. Wait a few seconds, then load the page again.',
  inJapanese:
    'お使いのネットワークからのアクセスが集中しています。数秒待ってから、ページを再読み込みしてください。',
};

const CROWDED: Words = {
  title: 'The server is busy',
  text: 'Too many people are loading pages right now. Wait a few seconds, then load the page again.',
  inJapanese: 'アクセスが集中しています。数秒待ってから、ページを再読み込みしてください。',
};

const htmlOf = ({ title, text, inJapanese }: Words): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title} – Tsuzuki</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    <p lang="ja">${inJapanese}</p>
  </body>
</html>
`;

/** The page for a visitor if no page can be rendered now. It needs nothing else, so it can always be sent. */
const busyPage = (html: string, status: number, retryAfterS: number): BusyPage => ({
  html,
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterS),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
  },
});

const SPENT_HTML = htmlOf(SPENT);

/** For a visitor whose own budget of pages is used up, until it has one again. */
export const spentPage = (retryAfterS: number): BusyPage => busyPage(SPENT_HTML, 429, retryAfterS);

/** For a visitor who did nothing wrong, but too many wait. */
export const CROWDED_PAGE = busyPage(htmlOf(CROWDED), 503, CROWD_S);
