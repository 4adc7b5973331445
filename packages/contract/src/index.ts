export type {
  InProcessContext,
  InProcessError,
  InProcessGraphql,
  InProcessRequest,
  InProcessResult,
} from './in-process.ts';
