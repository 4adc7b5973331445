export type {
  InProcessContext,
  InProcessError,
  InProcessGraphql,
  InProcessRequest,
  InProcessResult,
  InProcessRoute,
  RouteAnswer,
  RouteRequest,
} from './in-process.ts';
