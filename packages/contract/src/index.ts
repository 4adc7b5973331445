export type {
  InProcessContext,
  InProcessError,
  InProcessGraphql,
  InProcessRequest,
  InProcessResult,
  InProcessRoute,
  KeptPage,
  KeptPages,
  RouteAnswer,
  RouteRequest,
  Shareable,
} from './in-process.ts';
