-- Texts for search engines and shared links, as pages have them; empty ones follow the item.
alter table items add column seo jsonb not null
  default '{"title": "", "description": "", "imageId": null, "noIndex": false}';
