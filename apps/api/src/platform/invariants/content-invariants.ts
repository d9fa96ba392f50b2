import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** I9, I10 and I14: submissions, saves, publishes and the outbox. */
export const contentInvariants: readonly Invariant[] = [
  {
    name: 'submissions',
    rule: 'A stored submission has used up its key, and its notice is in the outbox while its form asks for one.',
    breaches: sql`
      select sent.submission_id as subject, concat_ws(', ',
        case when key.key_hash is not null and key.used_at is null then 'its key is unused' end,
        case when notice.outbox_id is null then 'no notice' end) as detail
      from submissions as sent
      join forms on forms.website_id = sent.website_id and forms.form_id = sent.form_id
      left join form_keys as key on key.website_id = sent.website_id and key.key_hash = sent.key_hash
      left join outbox as notice
        on notice.website_id = sent.website_id and notice.cause = 'submission.notice.' || sent.submission_id
      where sent.website_id = app_website_id()
        and (
          key.key_hash is not null and key.used_at is null
          or notice.outbox_id is null and sent.spam_reason is null and forms.definition ->> 'notifyEmail' <> ''
            and forms.updated_at <= sent.created_at
        )
    `,
  },
  {
    name: 'saves',
    rule: 'A page’s document is at the version of its last save.',
    breaches: sql`
      select pages.page_id as subject,
        'version ' || pages.document_version || ', last save ' || saves.version as detail
      from pages
      join (
        select page_id, max(version) as version
        from page_saves
        where website_id = app_website_id()
        group by page_id
      ) as saves on saves.page_id = pages.page_id
      where pages.website_id = app_website_id() and pages.document_version <> saves.version
    `,
  },
  {
    name: 'publishes',
    rule: 'Visitors see exactly the entries of the live release.',
    breaches: sql`
      select coalesce(released.entry_id, live.entry_id) as subject,
        coalesce(released.entry_kind, live.entry_kind) || ' is ' || coalesce(live.hash, 'not live')
          || ', released ' || coalesce(released.hash, 'not') as detail
      from (
        select distinct on (entries.entry_kind, entries.entry_id) entries.entry_kind, entries.entry_id, entries.hash
        from websites
        join releases
          on releases.website_id = websites.website_id and releases.release_id = websites.live_release_id
        join release_entries as entries
          on entries.website_id = releases.website_id and entries.number <= releases.number
        where websites.website_id = app_website_id()
        order by entries.entry_kind, entries.entry_id, entries.number desc
      ) as released
      full join (select * from live_entries where website_id = app_website_id()) as live
        on live.entry_kind = released.entry_kind and live.entry_id = released.entry_id
      where released.hash is distinct from live.hash
    `,
  },
  {
    name: 'urlPaths',
    rule: 'The table of URL paths has, in the draft and live, exactly the paths of the pages and items that exist.',
    breaches: sql`
      with position as (
        select 'draft' as stage, page_id, collection_id, case when is_homepage then '' else url_id end as path
        from pages
        where website_id = app_website_id() and deleted_at is null
        union all
        select 'live', entry_id, collection_id, path
        from live_entries
        where website_id = app_website_id() and entry_kind = 'page'
      ), claim as (
        select stage, path, page_id, null as item_id from position
        union all
        select 'draft', url_id, page_id, null
        from pages
        where website_id = app_website_id() and is_homepage and deleted_at is null
        union all
        select position.stage, concat_ws('/', nullif(position.path, ''), items.url_id), position.page_id, items.item_id
        from position
        join items on items.website_id = app_website_id() and items.collection_id = position.collection_id
        where items.workflow_state <> 6
      )
      select coalesce(claim.item_id, claim.page_id, listed.item_id, listed.page_id) as subject,
        coalesce(claim.stage, listed.stage) || ' path /' || coalesce(claim.path, listed.path) || ' is '
          || case when claim.path is null then 'without a page or item' else 'not in the table' end as detail
      from claim
      full join (select * from url_paths where website_id = app_website_id() and stage <> 'previous') as listed
        on listed.stage = claim.stage and listed.path = claim.path and listed.page_id = claim.page_id
          and listed.item_id is not distinct from claim.item_id
      where claim.path is null or listed.path is null
    `,
  },
  {
    name: 'outbox',
    rule: 'An outbox row is done, waits for its next attempt, or has failed after its last attempt.',
    breaches: sql`
      select outbox_id as subject, state || ' after ' || attempts || ' attempts' as detail
      from outbox
      where website_id = app_website_id()
        and (state = 'waiting' and attempts > 8 or state = 'failed' and attempts < 8)
    `,
  },
];
