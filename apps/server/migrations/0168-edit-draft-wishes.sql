-- A draft is sent with what its author said when they kept it: what they had seen of the work, whether others are to look at it, and whether
-- a new work is surely none that is here. An open proposal of a new work is compared with like works again when it is accepted.
alter table edits.proposal
  add column base_seq bigint,
  add column wants_review boolean not null default false,
  add column is_surely_new boolean not null default false;
