-- What people change in the catalogue. What they say of a work is a claim of the source `community` in catalog.claim; these tables
-- tell who proposed it, who decided, and what stood there before.
create schema edits;

create table edits.proposal (
  id uuid primary key,
  kind text not null check (kind in ('CREATE', 'CHANGE')),
  medium text not null check (medium in ('ANIME', 'MANGA')),
  -- for a work that is proposed: the id it will have
  work_id uuid not null,
  state text not null check (state in ('DRAFT', 'OPEN', 'ACCEPTED', 'PARTLY_ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')),
  author_id uuid references accounts."user" on delete set null,
  note text not null check (length(note) <= 5000),
  sources text[] not null check (cardinality(sources) <= 10),
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- who looks at it
  assignee_id uuid references accounts."user" on delete set null,
  -- until when the author must answer a question
  answer_due_at timestamptz,
  -- the first vote against it, and when the votes are counted
  contested_at timestamptz,
  closes_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references accounts."user" on delete set null,
  decision text not null default '' check (length(decision) <= 2000),
  check ((state in ('ACCEPTED', 'PARTLY_ACCEPTED', 'REJECTED', 'WITHDRAWN', 'EXPIRED')) = (decided_at is not null))
);
create index proposal_open on edits.proposal (submitted_at, id) where state = 'OPEN';
create index proposal_of_author on edits.proposal (author_id, id desc);
create index proposal_of_work on edits.proposal (work_id, id desc);
create index proposal_of_assignee on edits.proposal (assignee_id) where state = 'OPEN';
create index proposal_of_decider on edits.proposal (decided_by) where decided_by is not null;
create index proposal_due on edits.proposal (least(closes_at, answer_due_at)) where state = 'OPEN' and (closes_at is not null or answer_due_at is not null);

-- One row for each value that a proposal changes. JSON null and no value are the same: nothing is known.
create table edits.change (
  proposal_id uuid not null references edits.proposal on delete cascade,
  field text not null check (length(field) <= 2100),
  field_group text not null,
  before jsonb,
  after jsonb,
  -- people say nothing of it any more: what sources say stands again
  is_release boolean not null default false,
  is_accepted boolean,
  primary key (proposal_id, field)
);

create table edits.vote (
  proposal_id uuid not null references edits.proposal on delete cascade,
  user_id uuid not null references accounts."user" on delete cascade,
  is_for boolean not null,
  voted_at timestamptz not null,
  primary key (proposal_id, user_id)
);
create index vote_of_user on edits.vote (user_id);

-- What is said about a proposal: comments, questions of editors, answers, appeals.
create table edits.message (
  id uuid primary key,
  proposal_id uuid not null references edits.proposal on delete cascade,
  kind text not null check (kind in ('COMMENT', 'QUESTION', 'ANSWER', 'APPEAL')),
  author_id uuid references accounts."user" on delete set null,
  text text not null check (length(text) between 1 and 5000),
  written_at timestamptz not null
);
create index message_of_proposal on edits.message (proposal_id, id);
create index message_of_author on edits.message (author_id);

-- What became of accepted changes. The order of seq is the order in which they were made.
create table edits.revision (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  work_id uuid not null,
  proposal_id uuid references edits.proposal on delete set null,
  author_id uuid references accounts."user" on delete set null,
  decided_by uuid references accounts."user" on delete set null,
  note text not null check (length(note) <= 5000),
  made_at timestamptz not null,
  -- the revision that undid this one
  undone_by uuid
);
create index revision_of_work on edits.revision (work_id, seq desc);
create index revision_of_author on edits.revision (author_id, seq desc);
create index revision_of_proposal on edits.revision (proposal_id);
create index revision_of_decider on edits.revision (decided_by) where decided_by is not null;
create index revision_undone on edits.revision (undone_by) where undone_by is not null;

create table edits.revision_field (
  revision_seq bigint not null references edits.revision on delete cascade,
  field text not null,
  field_group text not null,
  -- what readers saw
  before jsonb,
  after jsonb,
  -- what people said: {"value": …}, or nothing if they said nothing
  said_before jsonb,
  said_after jsonb,
  primary key (revision_seq, field)
);

-- Values that only moderators may change. Without a field the whole work is locked.
create table edits.lock (
  id uuid primary key,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  work_id uuid not null,
  field text,
  reason text not null check (length(reason) between 1 and 500),
  locked_by uuid references accounts."user" on delete set null,
  locked_at timestamptz not null,
  expires_at timestamptz
);
create index lock_of_work on edits.lock (work_id);
create index lock_by on edits.lock (locked_by);

-- Groups of fields in which nothing of a user is applied without review; without a group: the user may propose nothing.
create table edits.restriction (
  user_id uuid not null references accounts."user" on delete cascade,
  field_group text not null,
  reason text not null check (length(reason) <= 500),
  set_by uuid references accounts."user" on delete set null,
  set_at timestamptz not null,
  primary key (user_id, field_group)
);

create index restriction_by on edits.restriction (set_by);

create table edits.thanks (
  revision_id uuid not null references edits.revision (id) on delete cascade,
  user_id uuid not null references accounts."user" on delete cascade,
  thanked_at timestamptz not null,
  primary key (revision_id, user_id)
);
create index thanks_of_user on edits.thanks (user_id);

create table edits.report (
  id uuid primary key,
  medium text not null check (medium in ('ANIME', 'MANGA')),
  work_id uuid not null,
  reporter_id uuid references accounts."user" on delete set null,
  kind text not null,
  text text not null check (length(text) <= 2000),
  reported_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references accounts."user" on delete set null
);
create index report_open on edits.report (reported_at, id) where settled_at is null;
create index report_of_reporter on edits.report (reporter_id);
create index report_settled_by on edits.report (settled_by) where settled_by is not null;
