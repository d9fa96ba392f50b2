import type { MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../../platform/database/index.ts';

/** The template of a mail as its owner edited it; null for the default. */
export async function findMailTemplate(
  tenant: Tenant,
  kind: MailTemplateKind,
): Promise<MailTemplate | null> {
  const row = await tenant
    .selectFrom('mailTemplates')
    .where('kind', '=', kind)
    .select('template')
    .executeTakeFirst();
  return row === undefined ? null : (row.template as MailTemplate);
}

/** All templates that were edited, by kind. */
export async function listMailTemplates(
  tenant: Tenant,
): Promise<ReadonlyMap<string, MailTemplate>> {
  const rows = await tenant.selectFrom('mailTemplates').select(['kind', 'template']).execute();
  return new Map(rows.map(({ kind, template }) => [kind, template as MailTemplate]));
}

/**
 * Makes writes of one template wait for each other: of two saves that are based on the same state, the second is
 * rejected.
 */
export async function lockMailTemplate(tenant: Tenant, kind: MailTemplateKind): Promise<void> {
  const key = `mail template ${tenant.websiteId} ${kind}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tenant);
}

export async function writeMailTemplate(
  tenant: Tenant,
  kind: MailTemplateKind,
  template: MailTemplate,
  now: Date,
): Promise<void> {
  const value = JSON.stringify(template);
  await tenant
    .insertInto('mailTemplates')
    .values({ kind, template: value, updatedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['websiteId', 'kind']).doUpdateSet({ template: value, updatedAt: now }),
    )
    .execute();
}

export async function deleteMailTemplate(tenant: Tenant, kind: MailTemplateKind): Promise<void> {
  await tenant.deleteFrom('mailTemplates').where('kind', '=', kind).execute();
}
