import { SaxesParser } from 'saxes';
import { refusal } from '../reasons.ts';
import { decoded, decoderOf } from './bytes.ts';
import { LIMITS, spoken } from './limits.ts';
import { AmpersandRepair } from './repair-ampersands.ts';

const CHUNK_BYTES = 64 * 1024;
const MOST_DEPTH = 8;
const MOST_FIELDS = 60;
const MOST_TEXT = 100_000;

/** Characters that XML does not allow, but that exports contain in titles, tags and comments. */
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** One element of the second level: the names and texts of its children. */
export interface XmlRecord {
  name: string;
  line: number;
  fields: Readonly<Record<string, string>>;
  hasRepairs: boolean;
}

const declaredEncoding = (bytes: Uint8Array): string | undefined =>
  /^(?:\uFEFF|ï»¿)?\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/iu.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1];

/** Collects records during parsing: the depth of the open element, and its record and field. */
class RecordParser {
  readonly #parser = new SaxesParser({ fileName: 'the list' });
  readonly #repair = new AmpersandRepair((text, isMended) => this.#hear(text, isMended));
  readonly #ready: XmlRecord[] = [];
  readonly #root: string;
  #depth = 0;
  #fields: Record<string, string> = {};
  #line = 0;
  #text = '';
  #hasRepairs = false;
  #repairs = 0;
  #unsaid = 0;
  #hasBegun = false;

  constructor(root: string) {
    this.#root = root;
    this.#parser.on('doctype', () => {
      throw refusal('BAD_USER_INPUT', 'XML_HAS_DOCTYPE');
    });
    this.#parser.on('error', ({ message }) => {
      throw refusal('BAD_USER_INPUT', 'XML_INVALID', { fault: message.slice(0, 200) });
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
  }

  write(chunk: string): XmlRecord[] {
    const readable = chunk.replaceAll(UNREADABLE, '');
    // Editors and scripts put blank lines before the declaration, which must come first.
    const text = this.#hasBegun ? readable : readable.trimStart();
    this.#hasBegun ||= text !== '';
    this.#repair.write(text);
    return this.#ready.splice(0);
  }

  end(): XmlRecord[] {
    this.#repair.end();
    this.#parser.close();
    return this.#ready.splice(0);
  }

  /** The parser keeps its input until it knows what it is. It would keep all of a field, a comment or a tag without an end. */
  #hear(text: string, isMended: boolean): void {
    this.#hasRepairs ||= isMended;
    this.#repairs += Number(isMended);
    if (this.#repairs > LIMITS.repairs)
      throw refusal('BAD_USER_INPUT', 'XML_HAS_TOO_MANY_AMPERSANDS', {
        most: spoken(LIMITS.repairs),
      });
    this.#unsaid += text.length;
    this.#parser.write(text);
    if (this.#unsaid > MOST_TEXT + CHUNK_BYTES)
      throw refusal('BAD_USER_INPUT', 'XML_PART_TOO_LONG');
  }

  #open(name: string): void {
    this.#unsaid = 0;
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw refusal('BAD_USER_INPUT', 'XML_TOO_DEEP');
    if (this.#depth === 1 && name !== this.#root)
      throw refusal('BAD_USER_INPUT', 'XML_ROOT_WRONG', {
        found: name.slice(0, 40),
        expected: this.#root,
      });
    if (this.#depth === 2) {
      this.#fields = {};
      this.#line = this.#parser.line;
      this.#hasRepairs = false;
    }
    if (this.#depth === 3) this.#text = '';
  }

  #add(text: string): void {
    if (this.#depth < 3) return;
    this.#text += text;
    if (this.#text.length > MOST_TEXT)
      throw refusal('BAD_USER_INPUT', 'XML_FIELD_TOO_LONG', { most: spoken(MOST_TEXT) });
  }

  #close(name: string): void {
    this.#unsaid = 0;
    this.#depth -= 1;
    if (this.#depth === 2) {
      this.#fields[name] = this.#text.trim();
      if (Object.keys(this.#fields).length > MOST_FIELDS)
        throw refusal('BAD_USER_INPUT', 'XML_ENTRY_HAS_TOO_MANY_FIELDS', { most: MOST_FIELDS });
    }
    if (this.#depth !== 1) return;
    const [line, fields, hasRepairs] = [this.#line, this.#fields, this.#hasRepairs];
    this.#ready.push({ name, line, fields, hasRepairs });
  }
}

/**
 * The records of an XML file: the children of its root element, flat. It is read in pieces, and nothing outside the file is ever read.
 * @throws Refusal for a document type, another root, XML that is not well-formed, and files beyond the limits
 */
export function* readXmlRecords(bytes: Uint8Array, root: string): Generator<XmlRecord> {
  const decoder = decoderOf(bytes, declaredEncoding(bytes));
  const parser = new RecordParser(root);
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    yield* parser.write(decoded(decoder, bytes.subarray(at, at + CHUNK_BYTES)));
  }
  yield* parser.write(decoded(decoder));
  yield* parser.end();
}
