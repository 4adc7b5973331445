const CDATA_START = '<![CDATA[';
const CDATA_END = ']]>';
/** An ampersand that does not begin an entity of XML is meant as the character. */
const BARE = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/u;
/** The longest entity or mark that the end of a chunk may cut. */
const HELD = 10;

/** Receives the text in pieces. `isMended` says that this piece is a repaired ampersand. */
export type TextSink = (text: string, isMended: boolean) => void;

/** Repairs the one fault of old exports of MyAnimeList, bare ampersands outside CDATA, chunk by chunk. */
export class AmpersandRepair {
  readonly #sink: TextSink;
  #isInCdata = false;
  #held = '';

  constructor(sink: TextSink) {
    this.#sink = sink;
  }

  /** Passes on the text that cannot be a cut mark, and holds the rest until more comes. */
  write(chunk: string): void {
    const text = this.#skipSections(this.#held + chunk);
    const safe = this.#safeLength(text);
    this.#held = text.slice(safe);
    this.#pass(text.slice(0, safe));
  }

  end(): void {
    this.#pass(this.#skipSections(this.#held));
    this.#held = '';
  }

  /** Passes on everything up to the last mark of a CDATA section, and returns the rest. */
  #skipSections(text: string): string {
    let at = 0;
    for (;;) {
      const mark = this.#isInCdata ? CDATA_END : CDATA_START;
      const found = text.indexOf(mark, at);
      if (found === -1) return text.slice(at);
      this.#pass(text.slice(at, found));
      this.#sink(mark, false);
      at = found + mark.length;
      this.#isInCdata = !this.#isInCdata;
    }
  }

  #safeLength(text: string): number {
    const safe = Math.max(0, text.length - HELD);
    const ampersand = text.lastIndexOf('&', safe);
    return !this.#isInCdata && ampersand !== -1 && safe - ampersand <= HELD ? ampersand : safe;
  }

  #pass(text: string): void {
    if (text === '') return;
    if (this.#isInCdata) return this.#sink(text, false);
    let rest = text;
    for (;;) {
      const at = rest.search(BARE);
      if (at === -1) break;
      this.#sink(rest.slice(0, at), false);
      this.#sink('&amp;', true);
      rest = rest.slice(at + 1);
    }
    this.#sink(rest, false);
  }
}
