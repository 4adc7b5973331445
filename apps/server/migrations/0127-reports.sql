-- What people report to the moderators: a work, an edit with its discussion, or a user. Reports of one thing are joined until it is settled.
drop table edits.report;

create table edits.report (
  id uuid primary key,
  medium text check (medium in ('ANIME', 'MANGA')),
  work_id uuid,
  proposal_id uuid references edits.proposal on delete cascade,
  user_id uuid references accounts."user" on delete cascade,
  opened_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references accounts."user" on delete set null,
  is_upheld boolean,
  -- what its reporters are told
  answer text not null default '' check (length(answer) <= 2000),
  check (num_nonnulls(work_id, proposal_id, user_id) = 1),
  check ((work_id is null) = (medium is null)),
  check ((settled_at is null) = (is_upheld is null))
);
create unique index report_open on edits.report (coalesce(work_id, proposal_id, user_id)) where settled_at is null;
create index report_waiting on edits.report (id) where settled_at is null;
create index report_of_proposal on edits.report (proposal_id) where proposal_id is not null;
create index report_of_user on edits.report (user_id) where user_id is not null;
create index report_settled_by on edits.report (settled_by) where settled_by is not null;

-- What each reporter says.
create table edits.statement (
  report_id uuid not null references edits.report on delete cascade,
  reporter_id uuid not null references accounts."user" on delete cascade,
  reason text not null check (reason in ('WRONG', 'DUPLICATE', 'SPAM', 'ABUSE', 'ADULT', 'RIGHTS', 'OTHER')),
  note text not null check (length(note) <= 2000),
  written_at timestamptz not null,
  primary key (report_id, reporter_id)
);
create index statement_of_reporter on edits.statement (reporter_id, written_at);
