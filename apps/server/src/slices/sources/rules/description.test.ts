import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownOf } from './description.ts';

describe('the description of a work', () => {
  it.each([
    ['plain text stays', 'A story of an elf.', 'A story of an elf.'],
    ['breaks become lines', 'One.<br><br/>\nTwo.<br />Three.', 'One.\n\nTwo.\nThree.'],
    ['paragraphs stand apart', '<p>One.</p><p class="x">Two.</p>', 'One.\n\nTwo.'],
    [
      'emphasis becomes Markdown',
      '<i>Frieren</i> and <strong>Fern</strong> <b> </b>x',
      '*Frieren* and **Fern**  x',
    ],
    [
      'other tags go',
      '<div><a href="javascript:alert(1)">Read</a><script>x</script></div>',
      'Readx',
    ],
    [
      'entities are characters',
      'Tom &amp; Jerry&#39;s &#x2014; &unknown; &lt;3',
      "Tom & Jerry's — &unknown; <3",
    ],
    ['Windows lines are lines', 'a\r\nb\rc', 'a\nb\nc'],
    ['empty lines are one', 'a\n\n\n\n\nb  ', 'a\n\nb'],
    ['signs that turn text around go', 'a\u202Eb\u2066c\u0000', 'abc'],
    ['no control character is written as an entity', 'a&#0;b&#x8;c', 'a&#0;b&#x8;c'],
  ])('%s', (_what, text, markdown) => {
    expect(markdownOf(text)).toBe(markdown);
  });

  it('takes time that grows with its length alone, whatever is in it', () => {
    for (const piece of ['<i>', '<i', '<b>x', '</p', '&#', '<a ', '\u202E', '<i><b>'])
      expect(markdownOf(piece.repeat(20_000)).length).toBeLessThanOrEqual(piece.length * 20_000);
  });

  it('is what it was when it is read again, if it has no sign of HTML', () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replace(/[<>&]/gu, '')),
        (text) => {
          const once = markdownOf(text);
          expect(markdownOf(once)).toBe(once);
        },
      ),
    );
  });
});
