import type { GraphQLSchema } from 'graphql';
import type { ByteText } from '../byte-text.ts';
import type { Compile } from '../compiler.ts';
import type { FragmentStore } from './fragments.ts';
import { Unwritten } from './unwritten.ts';
import { dataWriter, type WriteData } from './writer.ts';

/** After this many failures in a row an operation is likely asynchronous or has errors: it is then run without its writer for a while. */
const MOST_FAILURES = 3;
/** For how many runs: each further failure doubles it. What was read once may be in memory the next time. */
const FIRST_REST = 50;
const LONGEST_REST = 10_000;

/** Writes the responses of one operation. */
export class OperationWriter {
  readonly #write: WriteData;
  #failures = 0;
  #rest = 0;

  constructor(write: WriteData) {
    this.#write = write;
  }

  /** The data of a response as the bytes of JSON; undefined if another executor must run the operation. */
  write(...run: Parameters<WriteData>): ByteText | undefined {
    if (this.#rest > 0) {
      this.#rest -= 1;
      return undefined;
    }
    try {
      const text = this.#write(...run);
      this.#failures = 0;
      return text;
    } catch {
      // The other executor runs into the error again and words it.
      this.#failures += 1;
      const doublings = this.#failures - MOST_FAILURES;
      if (doublings >= 0) this.#rest = Math.min(LONGEST_REST, FIRST_REST * 2 ** doublings);
      return undefined;
    }
  }
}

/** Creates writers of operations that may be compiled. */
export const operationWriter =
  (schema: GraphQLSchema, fragments: FragmentStore): Compile<OperationWriter> =>
  (document, operation) => {
    try {
      return new OperationWriter(dataWriter(schema, document, operation, fragments));
    } catch (error) {
      if (error instanceof Unwritten) return null;
      throw error;
    }
  };
