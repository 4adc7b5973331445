import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scriptText } from './json-ld.ts';

it('cannot end the element it stands in, and is read back as it was', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc.constantFrom('</script><script>alert(1)</script>', '<!--<script>', '\u2028', ']]>'),
  );
  fc.assert(
    fc.property(hostile, (name) => {
      const text = scriptText({ name });
      expect(text).not.toMatch(/[<>\u2028\u2029]/u);
      expect(JSON.parse(text)).toEqual({ name });
    }),
  );
});
