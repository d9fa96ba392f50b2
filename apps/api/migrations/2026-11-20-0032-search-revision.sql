-- How the words of a text were made: texts of an earlier way are made anew by a job, a few at a time.
alter table search_texts add column made_by int not null default 0;
