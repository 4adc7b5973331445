-- The log of an endpoint can be filtered by state and by the type of the event; each filter has an index in the order of the log.
alter table webhooks.delivery add column type text check (length(type) <= 50);
update webhooks.delivery set type = event.type from webhooks.event where event.id = delivery.event_id;
alter table webhooks.delivery alter column type set not null;
create index delivery_of_state on webhooks.delivery (endpoint_id, state, id desc);
create index delivery_of_type on webhooks.delivery (endpoint_id, type, id desc);
-- Replays find failed deliveries by their state.
drop index webhooks.delivery_to_replay;
