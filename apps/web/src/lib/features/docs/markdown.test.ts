import { describe, expect, it } from 'vitest';
import { GUIDE_GROUPS } from './guide.ts';
import { readGuide } from './guide.server.ts';
import { anchorOf, readMarkdown } from './markdown.ts';

const nowhere = { page: () => undefined, picture: () => undefined };

describe('readMarkdown', () => {
  it('keeps code apart, names its sections, and leads links on', () => {
    const text = '# Title\n\nSee [it](it.md).\n\n## The `part`\n\n```ts\nlet a;\n```\n';
    const { title, sections, blocks } = readMarkdown(text, {
      page: () => '/docs/it',
      picture: () => undefined,
    });
    expect(title).toBe('Title');
    expect(sections).toEqual([{ id: 'the-part', title: 'The part' }]);
    expect(blocks[0]).toEqual({ kind: 'html', html: '<p>See <a href="/docs/it">it</a>.</p>\n' });
    expect(blocks.at(-1)).toEqual({ kind: 'code', language: 'ts', text: 'let a;' });
  });

  it('shows no raw HTML, and nothing that is for who works on the service', () => {
    const text =
      '# T\n\nA<script>alert(1)</script>\n\n<!-- The rest is for developers of the service. -->\n\nSecret\n';
    expect(JSON.stringify(readMarkdown(text, nowhere).blocks)).not.toMatch(/<script|Secret/u);
  });

  it('refuses a link that leads nowhere', () => {
    expect(() => readMarkdown('# T\n\n[x](gone.md)\n', nowhere)).toThrow('gone.md');
  });

  it('shows pictures of this instance, and refuses one that is not there', () => {
    const text = '# T\n\n![A "form"](images/form.jpg)\n';
    const { blocks } = readMarkdown(text, { ...nowhere, picture: () => '/own/form.jpg' });
    const html = '<p><img src="/own/form.jpg" alt="A &quot;form&quot;" loading="lazy"></p>\n';
    expect(blocks).toEqual([{ kind: 'html', html }]);
    expect(() => readMarkdown(text, nowhere)).toThrow('images/form.jpg');
  });
});

it('every guide has a text, whose links lead somewhere', () => {
  for (const { slug } of GUIDE_GROUPS.flatMap(({ guides }) => guides)) {
    const page = readGuide(slug, 'https://tsuzuki.test');
    expect(page?.blocks.length).toBeGreaterThan(1);
    expect(JSON.stringify(page)).not.toContain('anime.example.org');
  }
});

it('an anchor is the words of the heading', () => {
  expect(anchorOf('What `first` does, and “why”')).toBe('what-first-does-and-why');
});
