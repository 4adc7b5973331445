import { eachInSlices } from '#platform/in-slices.ts';

/**
 * Plain values (JSON) as byte arrays that are read faster than JSON or rows: each text and number stands once in a table, and cells name
 * those, one after the other. What values share, such as lists that many works have, they share again when they are read.
 */
const VALUE = 0;
/** A text with units above a byte: the texts of other tables then take one byte for each. */
const WIDE = 1;
const LIST = 2;
const OBJECT = 3;
/** A list or an object that comes again, and where it does: the place of the cell of the first. */
const SHARED_LIST = 4;
const SHARED_OBJECT = 5;
const AGAIN = 6;
const SHARED = new Map([
  [LIST, SHARED_LIST],
  [OBJECT, SHARED_OBJECT],
]);
const KIND_BITS = 3;
const KINDS = (1 << KIND_BITS) - 1;

/** Values of a table that are read in one go. */
const CHUNK = 10_000;
/** Longer lists are rare. */
const MOST_BLANKS = 64;

const isWide = (value: unknown): boolean =>
  typeof value === 'string' && /[^\0-\u00FF]/u.test(value);

/** The number of a value, by the order in which they came. */
const numberIn = <T>(table: Map<T, number>, value: T): number => {
  const number = table.get(value) ?? table.size;
  table.set(value, number);
  return number;
};

class Packer {
  readonly cells: number[] = [];
  readonly values = new Map<unknown, number>();
  readonly wide = new Map<unknown, number>();
  readonly shapes = new Map<string, number>();
  /** The places of the cells of all lists and objects. */
  readonly #met = new Map<object, number>();

  put(value: unknown): void {
    if (typeof value !== 'object' || value === null) return this.#putValue(value);
    const known = this.#met.get(value);
    if (known !== undefined) return this.#putAgain(known);
    this.#met.set(value, this.cells.length);
    if (Array.isArray(value)) this.#putList(value);
    else this.#putObject(value);
  }

  #putAgain(place: number): void {
    const cell = this.cells[place] ?? 0;
    const kind = cell & KINDS;
    this.cells[place] = cell - kind + (SHARED.get(kind) ?? kind);
    this.#cell(AGAIN, place);
  }

  #putValue(value: unknown): void {
    if (isWide(value)) this.#cell(WIDE, numberIn(this.wide, value));
    else this.#cell(VALUE, numberIn(this.values, value));
  }

  #putList(list: readonly unknown[]): void {
    this.#cell(LIST, list.length);
    for (const item of list) this.put(item);
  }

  #putObject(object: object): void {
    const fields = Object.entries(object).filter(([, value]) => value !== undefined);
    const shape = JSON.stringify(fields.map(([name]) => name));
    this.#cell(OBJECT, numberIn(this.shapes, shape));
    for (const [, value] of fields) this.put(value);
  }

  #cell(kind: number, rest: number): void {
    this.cells.push((rest << KIND_BITS) | kind);
  }
}

const chunksOf = (table: ReadonlyMap<unknown, number>): unknown[][] => {
  const values = [...table.keys()];
  return Array.from({ length: Math.ceil(values.length / CHUNK) }, (_, index) =>
    values.slice(index * CHUNK, (index + 1) * CHUNK),
  );
};

/** Packs a list. Nothing of it may change meanwhile. */
export const packValues = async (list: readonly unknown[]): Promise<Uint8Array[]> => {
  const packer = new Packer();
  await eachInSlices(list, (value) => packer.put(value));
  const [values, wide] = [chunksOf(packer.values), chunksOf(packer.wide)];
  const shapes = [...packer.shapes.keys()].map((shape) => JSON.parse(shape) as string[]);
  const head = { length: list.length, valueChunks: values.length, shapes };
  const parts = [
    Buffer.from(JSON.stringify(head)),
    new Uint8Array(Int32Array.from(packer.cells).buffer),
  ];
  await eachInSlices(
    values,
    (chunk) => void parts.push(Buffer.from(JSON.stringify(chunk), 'latin1')),
  );
  await eachInSlices(
    wide,
    (chunk) => void parts.push(Buffer.from(JSON.stringify(chunk), 'utf16le')),
  );
  return parts;
};

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const tableOf = (chunks: readonly Uint8Array[], encoding: BufferEncoding): unknown[] => {
  const table: unknown[] = [];
  for (const chunk of chunks)
    table.push(...(JSON.parse(bufferOf(chunk).toString(encoding)) as unknown[]));
  return table;
};

interface Tables {
  cells: Int32Array;
  values: readonly unknown[];
  wide: readonly unknown[];
  shapes: readonly (readonly string[])[];
}

/** Objects of a shape from which on compiling code for it is worth it. */
const OFTEN = 50;

type Next = () => unknown;

/** Code that makes an object of these fields: faster than assigning them one by one, and with room for nothing else. */
const compiled = (names: readonly string[]): ((next: Next) => object) => {
  const fields = names.map((name) => `${JSON.stringify(name)}: next()`);
  // oxlint-disable-next-line typescript/no-implied-eval -- made of names that are written as texts
  return new Function('next', `return { ${fields.join(', ')} };`) as (next: Next) => object;
};

/** The fields of some objects, in their order. */
class Shape {
  readonly #names: readonly string[];
  #made = 0;
  #make: ((next: Next) => object) | undefined;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** An object whose values come one after the other. */
  read(next: Next): object {
    if (this.#make) return this.#make(next);
    this.#made += 1;
    if (this.#made === OFTEN) this.#make = compiled(this.#names);
    const object: Record<string, unknown> = {};
    for (const name of this.#names) object[name] = next();
    return object;
  }
}

class Unpacker {
  readonly #tables: Tables;
  readonly #shapes: readonly Shape[];
  /** Lists of each length: copies are made ten times as fast as new ones. */
  readonly #blankLists: unknown[][] = [];
  /** By the places of their cells. */
  readonly #shared = new Map<number, object>();
  readonly #next = (): unknown => this.next();
  #at = 0;

  constructor(tables: Tables) {
    this.#tables = tables;
    this.#shapes = tables.shapes.map((names) => new Shape(names));
  }

  next(): unknown {
    const place = this.#at++;
    const cell = this.#tables.cells[place] ?? 0;
    const rest = cell >> KIND_BITS;
    switch (cell & KINDS) {
      case VALUE:
        return this.#tables.values[rest];
      case WIDE:
        return this.#tables.wide[rest];
      case LIST:
        return this.#list(rest);
      case OBJECT:
        return this.#object(rest);
      case SHARED_LIST:
        return this.#share(place, this.#list(rest));
      case SHARED_OBJECT:
        return this.#share(place, this.#object(rest));
      default:
        return this.#shared.get(rest);
    }
  }

  #share(place: number, value: object): object {
    this.#shared.set(place, value);
    return value;
  }

  #list(length: number): unknown[] {
    const list = this.#blankLists[length]?.slice() ?? this.#makeBlank(length);
    for (let index = 0; index < length; index += 1) list[index] = this.next();
    return list;
  }

  #makeBlank(length: number): unknown[] {
    const blank = Array.from({ length });
    if (length < MOST_BLANKS) this.#blankLists[length] = blank.slice();
    return blank;
  }

  #object(shape: number): object {
    return this.#shapes[shape]!.read(this.#next);
  }
}

/** The list that was packed. */
export const unpackValues = async <T>(parts: readonly Uint8Array[]): Promise<T[]> => {
  const [headBytes, cellBytes, ...chunks] = parts;
  if (!headBytes || !cellBytes) throw new Error('no packed values');
  const head = JSON.parse(bufferOf(headBytes).toString()) as {
    length: number;
    valueChunks: number;
    shapes: string[][];
  };
  const unpacker = new Unpacker({
    cells: new Int32Array(cellBytes.buffer, cellBytes.byteOffset, cellBytes.byteLength / 4),
    values: tableOf(chunks.slice(0, head.valueChunks), 'latin1'),
    wide: tableOf(chunks.slice(head.valueChunks), 'utf16le'),
    shapes: head.shapes,
  });
  const list: T[] = [];
  await eachInSlices(
    Array.from({ length: head.length }),
    () => void list.push(unpacker.next() as T),
  );
  return list;
};
