-- A notice about a failure stores why as a reason with its values, beside its subject, which is the message in English. Older notices have
-- the message alone.

alter table profiles.notice add column reason jsonb check (jsonb_typeof(reason) = 'object');
