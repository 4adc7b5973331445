import { SaxesParser, type SaxesAttributePlain } from 'saxes';
import { bytesOf } from '../manga/lines.ts';

/** A title as the file has it: its type and language are words of AniDB. */
export interface StatedTitle {
  type: string;
  lang: string;
  text: string;
}

/** One anime of the file. */
export interface TitledAnime {
  aid: string;
  titles: StatedTitle[];
}

const ROOT = 'animetitles';
/** The root, an anime, a title. */
const MOST_DEPTH = 3;
/** The longest titles have some three hundred characters, and the most of one anime are some seventy. */
const MOST_TITLE_CHARACTERS = 2_000;
const MOST_TITLES = 500;
/** Text in which no tag ends: comments and what is broken. */
const MOST_UNSAID_CHARACTERS = 256 * 1024;

/**
 * Hears an XML file in pieces. It knows no entities but those of XML itself, refuses a document type, which could define others, and
 * reads nothing outside the file.
 */
class TitlesParser {
  readonly #parser = new SaxesParser();
  #ready: TitledAnime[] = [];
  #depth = 0;
  #unsaid = 0;
  #anime: TitledAnime | null = null;
  #title: StatedTitle | null = null;

  constructor() {
    this.#parser.on('doctype', () => {
      throw new Error('it has a document type.');
    });
    this.#parser.on('error', ({ message }) => {
      throw new Error(`it is not well-formed: ${message}`);
    });
    this.#parser.on('opentag', ({ name, attributes }) =>
      this.#open(name, attributes as Record<string, SaxesAttributePlain['value']>),
    );
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
    this.#parser.on('closetag', () => this.#close());
  }

  /** @returns the anime that ended in this piece. */
  write(piece: string): TitledAnime[] {
    this.#unsaid += piece.length;
    this.#parser.write(piece);
    if (this.#unsaid > MOST_UNSAID_CHARACTERS) throw new Error('a part of it has no end.');
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  end(): void {
    this.#parser.close();
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#unsaid = 0;
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) throw new Error('it is nested too deep.');
    if (this.#depth === 1 && name !== ROOT) throw new Error(`it begins with <${name}>.`);
    if (name === 'anime') this.#anime = { aid: attributes['aid'] ?? '', titles: [] };
    if (name === 'title')
      this.#title = {
        type: attributes['type'] ?? '',
        lang: attributes['xml:lang'] ?? '',
        text: '',
      };
  }

  #add(text: string): void {
    if (!this.#title) return;
    this.#title.text += text;
    if (this.#title.text.length > MOST_TITLE_CHARACTERS) throw new Error('a title is too long.');
  }

  #close(): void {
    this.#unsaid = 0;
    this.#depth -= 1;
    const [anime, title] = [this.#anime, this.#title];
    this.#title = null;
    if (anime && title) {
      anime.titles.push(title);
      if (anime.titles.length > MOST_TITLES) throw new Error('an anime has too many titles.');
    }
    if (this.#depth !== 1 || !anime) return;
    this.#ready.push(anime);
    this.#anime = null;
  }
}

/** The anime of a file of titles, one after the other, also from a packed file. @throws Error for a file of another form. */
export async function* readTitles(file: string): AsyncGenerator<TitledAnime> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new TitlesParser();
  for await (const chunk of await bytesOf(file)) {
    yield* parser.write(decoder.decode(chunk, { stream: true }));
  }
  yield* parser.write(decoder.decode());
  parser.end();
}
