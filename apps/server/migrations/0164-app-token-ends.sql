-- The job that forgets tokens of apps finds those that ended long ago, and reads no other key.
create index key_by_app_end on access.key (least(revoked_at, expires_at)) where app_id is not null;
