-- Which client made a change or recorded a play, and the name its owner had given it. Null where it was written before this.
alter table lists.change add column client text, add column client_name text;
alter table lists.play add column client text, add column client_name text;
