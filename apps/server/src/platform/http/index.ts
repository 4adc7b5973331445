/** The HTTP server: request ids, problem+json errors, health checks, its address, and direct handlers. */
export { directRoute, openDirect, ownHost, type DirectHandler, type Visit } from './direct.ts';
export type { Patience } from './patience.ts';
export { createServer } from './server.ts';
export { httpSettings } from './settings.ts';
