-- Whom or what an action concerned besides the account itself, such as the user whose edits a moderator undid, or the work that they locked.
alter table accounts.audit add column subject text check (length(subject) <= 200);
