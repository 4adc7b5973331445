-- Whether a work is adult may be unknown: nobody vouches for what a mapping list alone names. It is hidden until a source does.
alter table catalog.anime alter column is_adult drop not null;
alter table catalog.anime alter column is_adult drop default;

-- Works that mapping lists created before were taken for tame ones. The next import of the catalogue looks them up.
update catalog.anime set is_adult = null where not is_adult and provenance ->> 'titleNative' = 'tsuzuki-mapping';
