/** The name of the job that processes an event of Stripe, for the code that queues it. */
export const PROCESS_EVENT_JOB = 'access.process-stripe-event';
