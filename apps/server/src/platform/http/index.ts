/** The HTTP server: request ids, problem+json errors, health checks, its address. */
export { createServer } from './server.ts';
export { httpSettings } from './settings.ts';
