import fc from 'fast-check';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { readRichText } from './rich-text.server.ts';
import RichText from './rich-text.svelte';

/** The HTML of a text, without Svelte's own marks. */
const htmlOf = (markdown: string): string =>
  render(RichText, { props: { text: readRichText(markdown) } })
    .body.replaceAll(/<!--.*?-->/gu, '')
    .replaceAll(/ class="[^"]*"/gu, '')
    .trim();

const inside = (html: string): string => `<div>${html}</div>`;
const REL = 'rel="nofollow ugc noopener"';

describe('what somebody wrote in Markdown', () => {
  it.each([
    ['**bold** and *soft*', '<p><strong>bold</strong> and <em>soft</em></p>'],
    ['one\ntwo', '<p>one<br/>two</p>'],
    ['one\n\ntwo', '<p>one</p><p>two</p>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
    ['~~gone~~ `code`', '<p><del>gone</del> <code>code</code></p>'],
    ['# Heading', '<p>Heading</p>'],
    ['<b>plain</b>', '<p>&lt;b>plain&lt;/b></p>'],
    ['5 < 6 & 7', '<p>5 &lt; 6 &amp; 7</p>'],
    ['\\*not soft\\*', '<p>*not soft*</p>'],
    ['[site](https://a.example/b)', `<p><a href="https://a.example/b" ${REL}>site</a></p>`],
    ['https://a.example/b', `<p><a href="https://a.example/b" ${REL}>https://a.example/b</a></p>`],
    [
      '![a cat](https://a.example/c.png)',
      `<p><a href="https://a.example/c.png" ${REL}>a cat</a></p>`,
    ],
    ['| a |\n|---|\n| b |', '<p>| a |<br/>|---|<br/>| b |</p>'],
  ])('%j is %s', (markdown, html) => {
    expect(htmlOf(markdown)).toBe(inside(html));
  });

  it('takes no longer for what is written to take long, and nests no deeper than anybody means', () => {
    for (const part of ['>', '> - ', '1. ', '**a*b ', '[', '![](', '*_', '~~a', '- ']) {
      const begun = performance.now();
      const html = htmlOf(part.repeat(10_000));
      expect(performance.now() - begun).toBeLessThan(5000);
      expect(html.split('<blockquote').length).toBeLessThan(25);
    }
  });
});

/** Ways in that sanitisers are known to have missed: a script, an attribute, an address, an element that loads. */
const ATTACKS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{background:url(//a.example)}</style>',
  '<math><mtext></p><style><img src onerror=alert(1)>',
  '<b\n onmouseover="alert(1)">x',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '[x](blob:https://a.example/1)',
  '[x](//a.example)',
  '[x](/sign-out)',
  '[x](https://a.example"onmouseover="alert(1))',
  '[x](https://a.example "t\\"onclick=alert(1)")',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '![x](https://a.example/a.png"onerror="alert(1))',
  '<javascript:alert(1)>',
  '<https://a.example/"onclick="alert(1)>',
  '```"><script>alert(1)</script>\nx\n```',
  '`<script>alert(1)</script>`',
  '<pre>\n<script>alert(1)</script>\n</pre>',
  '# <img src=x onerror=alert(1)>',
  '| <img src=x onerror=alert(1)> |\n|---|\n| x |',
  '{@html "<b>x</b>"} {{constructor}}',
  '</div></p><script>alert(1)</script>',
];

/** Only elements of ours, with the attributes of ours. */
const TAG =
  /^<(?:\/?(?:div|p|strong|em|del|blockquote|ul|ol|li|code|pre)|br\/|hr\/|\/a|a href="(?:https?:|mailto:)[^"<>]*" rel="nofollow ugc noopener")>$/u;

const tagsOf = (html: string): string[] => html.match(/<[^>]*>?/gu) ?? [];
const strange = (markdown: string) => tagsOf(htmlOf(markdown)).filter((tag) => !TAG.test(tag));

describe('what somebody wrote to attack readers', () => {
  it.each(ATTACKS)('%j is no element, attribute or address', (attack) => {
    expect(strange(attack)).toEqual([]);
    expect(strange(`a **${attack}** b`)).toEqual([]);
    expect(strange(`> - ${attack}`)).toEqual([]);
  });

  it('whatever it is, nothing but known elements comes of it', () => {
    const parts = fc.constantFrom(
      ...ATTACKS,
      '**',
      '*',
      '[',
      '](',
      ')',
      '`',
      '<',
      '>',
      '"',
      '\n',
      '- ',
      '~~',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        expect(strange(pieces.join(''))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
