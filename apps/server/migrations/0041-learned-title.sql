-- What a server called a show when it told its ids: keys of shows that are gone are given to others.
alter table scrobble.learned_show add column title text;
