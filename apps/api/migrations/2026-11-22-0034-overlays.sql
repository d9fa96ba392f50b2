-- Announcement bar, mobile info bar and popup: one more part of a presentation. A website has none until it is written.
alter table presentation_parts drop constraint presentation_parts_part_check;
alter table presentation_parts add constraint presentation_parts_part_check
  check (part in ('styles', 'navigation', 'headerFooter', 'overlays'));

alter table release_entries drop constraint release_entries_entry_kind_check;
alter table release_entries add constraint release_entries_entry_kind_check
  check (entry_kind in ('page', 'styles', 'navigation', 'headerFooter', 'overlays'));
