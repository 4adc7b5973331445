import type { Refusal } from '#platform/errors.ts';
import type { ListFormat } from '../formats/list-format.ts';
import type { Reading } from '#slices/exchange/values.ts';

/** The messages of the reading process: readings in batches, and how it ended. `fault` is a bug of ours. */
export type ReaderMessage =
  | { kind: 'readings'; readings: Reading[] }
  | ({ kind: 'refused' } & Pick<Refusal, 'code' | 'reason' | 'message' | 'details'>)
  | { kind: 'fault'; stack: string }
  | { kind: 'done'; format: ListFormat };
