-- Adult titles are shown to those who say so; whoever has an account already keeps what it shows.
alter table accounts."user" alter column shows_adult set default false;
