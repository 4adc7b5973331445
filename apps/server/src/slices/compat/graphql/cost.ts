/** What it takes to look through the catalogue, in objects: every title may be compared and put in order. */
export const SEARCH_COST = 100;
/** What it takes to compute a stretch of the schedule. */
export const SCHEDULE_COST = 50;
/** What it takes to read a list of somebody. */
export const LIST_COST = 25;
/** What it takes to compute the run of one work. */
export const RUN_COST = 5;
