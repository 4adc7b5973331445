-- Why an import or an export failed is kept as a reason with its values, beside the message in English. What was kept before has the
-- message alone.

alter table listfiles.list_import add column fault_reason jsonb check (jsonb_typeof(fault_reason) = 'object');
alter table listfiles.list_row add column refused jsonb check (jsonb_typeof(refused) = 'object');
alter table listfiles.export_schedule add column last_fault_reason jsonb check (jsonb_typeof(last_fault_reason) = 'object');
