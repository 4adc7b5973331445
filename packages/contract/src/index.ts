export type {
  InProcessContext,
  InProcessError,
  InProcessGraphql,
  InProcessPainter,
  InProcessRequest,
  InProcessResult,
  InProcessRoute,
  KeptPage,
  KeptPages,
  RouteAnswer,
  RouteRequest,
  Shareable,
} from './in-process.ts';
