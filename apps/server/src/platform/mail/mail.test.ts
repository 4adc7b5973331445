import { expect, it } from 'vitest';
import { htmlOf, textOf } from './mail.ts';

const mail = {
  to: 'mika@example.org',
  subject: 'Welcome',
  paragraphs: ['Hello <b>Mika</b> & friends.', 'Open this:'],
  link: 'https://example.org/verify?code=a&b="c"',
};

it('reads as plain text with its link on a line of its own', () => {
  expect(textOf(mail)).toBe(`Hello <b>Mika</b> & friends.\n\nOpen this:\n\n${mail.link}\n`);
});

it('shows in HTML nothing but its text and its link', () => {
  const html = htmlOf(mail);
  expect(html).toContain('Hello &lt;b&gt;Mika&lt;/b&gt; &amp; friends.');
  expect(html).toContain('href="https://example.org/verify?code=a&amp;b=&quot;c&quot;"');
  expect(htmlOf({ ...mail, link: undefined } as never)).not.toContain('<a ');
  expect(htmlOf({ ...mail, language: 'ja' })).toContain('<html lang="ja">');
});
