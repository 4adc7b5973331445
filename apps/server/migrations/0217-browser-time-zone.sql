-- The zone of the browser somebody last signed in with, for the days of their list while they have chosen none.
alter table accounts."user" add column browser_time_zone text check (length(browser_time_zone) <= 64);
