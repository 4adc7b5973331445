import { SaxesParser } from 'saxes';
import { refusal } from '#platform/errors.ts';
import { decoded, decoderOf, LIMITS, plainBytes } from './bytes.ts';
import { AmpersandRepair } from './repair-ampersands.ts';

const CHUNK_BYTES = 64 * 1024;
const MOST_DEPTH = 8;
const MOST_FIELDS = 60;
const MOST_TEXT = 100_000;

/** One element of the second level, as its children's names and texts. */
export interface XmlRecord {
  name: string;
  line: number;
  fields: Readonly<Record<string, string>>;
  hasRepairs: boolean;
}

const refuse = (message: string): never => {
  throw refusal('BAD_USER_INPUT', message);
};

const declaredEncoding = (bytes: Uint8Array): string | undefined =>
  /^(?:\uFEFF|ï»¿)?<\?xml[^>]*encoding\s*=\s*["']([\w.:-]{1,40})["']/iu.exec(
    Buffer.from(bytes.subarray(0, 200)).toString('latin1'),
  )?.[1];

/** Gathers records while the parser reads: the depth of the open element, and the record and field it belongs to. */
class RecordParser {
  readonly #parser = new SaxesParser({ fileName: 'the list' });
  readonly #repair = new AmpersandRepair((text, isMended) => {
    this.#hasRepairs ||= isMended;
    this.#parser.write(text);
  });
  readonly #ready: XmlRecord[] = [];
  readonly #root: string;
  #depth = 0;
  #fields: Record<string, string> = {};
  #line = 0;
  #text = '';
  #hasRepairs = false;

  constructor(root: string) {
    this.#root = root;
    this.#parser.on('doctype', () =>
      refuse('The file has a document type. List files have none: it is refused.'),
    );
    this.#parser.on('error', (error) =>
      refuse(`The file is not well-formed XML: ${error.message.slice(0, 200)}`),
    );
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
  }

  write(text: string): XmlRecord[] {
    this.#repair.write(text);
    return this.#ready.splice(0);
  }

  end(): XmlRecord[] {
    this.#repair.end();
    this.#parser.close();
    return this.#ready.splice(0);
  }

  #open(name: string): void {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) refuse('The file is nested deeper than a list ever is.');
    if (this.#depth === 1 && name !== this.#root)
      refuse(`The file begins with <${name.slice(0, 40)}>, not with <${this.#root}>.`);
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
      refuse('A field of the file is longer than 100,000 characters.');
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (this.#depth === 2) {
      this.#fields[name] = this.#text.trim();
      if (Object.keys(this.#fields).length > MOST_FIELDS)
        refuse(`An entry of the file has more than ${MOST_FIELDS} fields.`);
    }
    if (this.#depth !== 1) return;
    const [line, fields, hasRepairs] = [this.#line, this.#fields, this.#hasRepairs];
    this.#ready.push({ name, line, fields, hasRepairs });
  }
}

/**
 * The records of an XML file: what stands in its root element, flat. Read in pieces; nothing outside the file is ever read.
 * @throws Refusal for a document type, another root, what is not well-formed, and what is beyond the limits.
 */
export function* readXmlRecords(bytes: Uint8Array, root: string): Generator<XmlRecord> {
  const plain = plainBytes(bytes);
  if (plain.length > LIMITS.plainBytes)
    refuse('The file is larger than a list of 50,000 rows can be.');
  const decoder = decoderOf(plain, declaredEncoding(plain));
  const parser = new RecordParser(root);
  for (let at = 0; at < plain.length; at += CHUNK_BYTES) {
    yield* parser.write(decoded(decoder, plain.subarray(at, at + CHUNK_BYTES)));
  }
  yield* parser.write(decoded(decoder));
  yield* parser.end();
}
