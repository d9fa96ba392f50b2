import type { MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';
import type { Services } from '../../../platform/services.ts';
import { revisionOf } from '../../presentation/public.ts';
import { findMailTemplate } from './mail-templates.queries.ts';

/** A template as it is edited: the owner's, or the default. */
interface StoredTemplate {
  readonly template: MailTemplate;
  readonly isCustom: boolean;
  readonly revision: string;
}

/** The language of the default templates of a website. */
export async function readLocale(tenant: Tenant): Promise<string> {
  const { locale } = await tenant.selectFrom('websites').select('locale').executeTakeFirstOrThrow();
  return locale;
}

export async function readStoredTemplate(
  tenant: Tenant,
  kind: MailTemplateKind,
  { renderer }: Pick<Services, 'renderer'>,
): Promise<StoredTemplate> {
  const custom = await findMailTemplate(tenant, kind);
  const template = custom ?? renderer.defaultMailTemplate(kind, await readLocale(tenant));
  return { template, isCustom: custom !== null, revision: revisionOf(template) };
}
