-- What people prefer and who may see what of them; who follows and who blocks whom; what people are told.
alter table accounts."user"
  add column title_language text not null default 'ROMAJI'
    check (title_language in ('ROMAJI', 'ENGLISH', 'NATIVE')),
  add column score_format text not null default 'POINT_10'
    check (score_format in ('POINT_100', 'POINT_20', 'POINT_10_DECIMAL', 'POINT_10', 'POINT_5', 'POINT_4', 'POINT_3')),
  -- null: as the browser says
  add column time_zone text check (length(time_zone) <= 64),
  add column region text check (region ~ '^[A-Z]{2}$'),
  add column locale text check (locale in ('en', 'ja')),
  add column theme text not null default 'SYSTEM' check (theme in ('SYSTEM', 'LIGHT', 'DARK')),
  add column shows_adult boolean not null default true,
  add column bio text not null default '' check (length(bio) <= 2000),
  -- Lists were for their owners alone: whoever has an account before this decides by themselves to open it.
  add column profile_visibility text not null default 'PRIVATE'
    check (profile_visibility in ('PUBLIC', 'FOLLOWERS', 'PRIVATE')),
  add column list_visibility text not null default 'PRIVATE'
    check (list_visibility in ('PUBLIC', 'FOLLOWERS', 'PRIVATE')),
  add column activity_visibility text not null default 'PRIVATE'
    check (activity_visibility in ('PUBLIC', 'FOLLOWERS', 'PRIVATE')),
  add column username_changed_at timestamptz;
alter table accounts."user"
  alter column profile_visibility set default 'PUBLIC',
  alter column list_visibility set default 'PUBLIC',
  alter column activity_visibility set default 'PUBLIC';

-- Names that were given up lead to who had them, and are nobody else's until then.
create table accounts.former_username (
  user_id uuid not null references accounts."user" on delete cascade,
  username text not null,
  reserved_until timestamptz not null
);
create unique index former_username_key on accounts.former_username (lower(username));
create index former_username_by_user on accounts.former_username (user_id);
create index former_username_by_end on accounts.former_username (reserved_until);

create schema profiles;

create table profiles.follow (
  user_id uuid not null references accounts."user" on delete cascade,
  followed_id uuid not null references accounts."user" on delete cascade,
  requested_at timestamptz not null,
  -- null: asked for, and not yet answered
  accepted_at timestamptz,
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);
create index follow_page on profiles.follow (user_id, accepted_at desc, followed_id desc)
  where accepted_at is not null;
create index follower_page on profiles.follow (followed_id, accepted_at desc, user_id desc)
  where accepted_at is not null;
create index follow_request_page on profiles.follow (followed_id, requested_at desc, user_id desc)
  where accepted_at is null;

create table profiles.block (
  user_id uuid not null references accounts."user" on delete cascade,
  blocked_id uuid not null references accounts."user" on delete cascade,
  blocked_at timestamptz not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index block_page on profiles.block (user_id, blocked_at desc, blocked_id desc);
create index block_by_blocked on profiles.block (blocked_id);

create table profiles.notice (
  id uuid primary key,
  user_id uuid not null references accounts."user" on delete cascade,
  kind text not null check (kind in ('FOLLOWED', 'FOLLOW_REQUESTED', 'FOLLOW_ACCEPTED')),
  -- whose doing it tells of
  actor_id uuid references accounts."user" on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notice_page on profiles.notice (user_id, id desc);
create index notice_unread on profiles.notice (user_id, id desc) where read_at is null;
create index notice_by_actor on profiles.notice (actor_id, user_id);
create index notice_by_age on profiles.notice (created_at);

alter table access.key drop constraint key_scopes_check;
alter table access.key add constraint key_scopes_check check (scopes <@ array[
  'read:public', 'read:list', 'write:list', 'read:profile', 'write:profile', 'webhooks:manage']);
