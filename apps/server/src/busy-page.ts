import type { BusyPage } from '@tsuzuki/contract';

/** Many wait for pages: some seconds later there are fewer. */
const CROWD_S = 5;

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>Too many requests – Tsuzuki</title>
  </head>
  <body>
    <h1>Too many requests</h1>
    <p>
      Your network asks for pages faster than we can make them. Wait a few seconds, then load the
      page again.
    </p>
    <p lang="ja">
      お使いのネットワークからのアクセスが集中しています。数秒待ってから、ページを再読み込みしてください。
    </p>
  </body>
</html>
`;

/** The page for a visitor if no page can be rendered now. It needs nothing else, so it can always be sent. */
const busyPage = (status: number, retryAfterS: number): BusyPage => ({
  html: HTML,
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

/** For a visitor whose own budget of pages is used up, until it has one again. */
export const spentPage = (retryAfterS: number): BusyPage => busyPage(429, retryAfterS);

/** For a visitor who did nothing wrong, but too many wait. */
export const CROWDED_PAGE = busyPage(503, CROWD_S);
