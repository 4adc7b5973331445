-- Pictures of works: what is known of each address at which one is published.

create schema images;

create table images.image (
  -- SHA-256 of the address, in hex.
  address_digest text primary key,
  host text not null,

  -- SHA-256 of the file, in hex: its name on the disk. Null while it could not be fetched.
  content_digest text,
  width integer,
  height integer,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  bytes integer,
  fetched_at timestamptz,

  -- Failures in a row, why the last one was, and when the address is asked again.
  failures integer not null default 0,
  fault text,
  retry_at timestamptz,

  check ((content_digest is null) = (fetched_at is null)),
  check ((content_digest is null) = (width is null)),
  check ((failures = 0) = (retry_at is null)),
  check ((failures = 0) = (fault is null))
);
