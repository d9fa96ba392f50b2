-- Code of a page's own, as it was written and as pages carry it; null: there is none.
alter table pages add column code jsonb;
