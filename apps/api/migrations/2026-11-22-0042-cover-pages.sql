-- A cover stands alone: without the header and the footer of its website.
alter table pages drop constraint pages_kind_check;
alter table pages add constraint pages_kind_check check (kind in ('page', 'collection', 'cover'));
