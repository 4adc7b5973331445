/** Access: who a request speaks for, and what that allows. */
export { ANONYMOUS, callerOf } from './caller.ts';
