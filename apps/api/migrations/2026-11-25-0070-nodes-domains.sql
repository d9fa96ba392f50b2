-- Hosts lead to websites and are read before the website is known, so they are no rows of a website. A foreign key from
-- such a table to one that is distributed by website_id cannot exist. A host whose website is gone leads nowhere: every
-- lookup joins the website.
alter table domains drop constraint domains_website_id_fkey;
