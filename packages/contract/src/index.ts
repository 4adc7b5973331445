export type {
  BusyPage,
  InProcessContext,
  InProcessError,
  InProcessGraphql,
  InProcessPainter,
  InProcessRequest,
  InProcessResult,
  InProcessRoute,
  KeptPage,
  KeptPages,
  PageTurn,
  RouteAnswer,
  RouteRequest,
  Shareable,
} from './in-process.ts';
export { fillMessage } from './fill-message.ts';
export { isOwnMachine } from './own-machine.ts';
