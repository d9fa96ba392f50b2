-- The form that asked for a key, and that alone may use it; null where the caller named none.
alter table form_keys add form_id hex_id;
