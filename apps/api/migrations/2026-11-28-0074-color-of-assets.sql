-- American spelling, as everywhere.
alter table assets rename column colour to color;
