-- The parents of categories that an import added with a product, which its undo takes back. Null: none.
alter table product_import_items add column added_parents jsonb;
