-- When those who decide were told that an edit waits for them; null: not since it waits.
alter table edits.proposal add column told_at timestamptz;
create index proposal_untold on edits.proposal (submitted_at) where state = 'OPEN' and told_at is null;
-- Those who decide are few among all users.
create index user_of_staff on accounts."user" (id) where role <> 'user';
