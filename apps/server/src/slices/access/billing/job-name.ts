/** The job that processes an event of Stripe, for those who queue it. */
export const PROCESS_EVENT_JOB = 'access.process-stripe-event';
