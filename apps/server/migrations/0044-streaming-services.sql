-- One key a service: in which regions it has a work stands in the column for them.
update catalog.streaming_link set service = regexp_replace(service, '(_(hk|mo|tw))+$', '')
  where service ~ '_(hk|mo|tw)$';
update releases.pending_event
  set payload = jsonb_set(payload, '{service}', to_jsonb(regexp_replace(payload ->> 'service', '(_(hk|mo|tw))+$', '')))
  where event = 'streaming' and payload ->> 'service' ~ '_(hk|mo|tw)$';
