-- An upload asks whether the website has its content already.
create index assets_content on assets (website_id, sha256);
