import type { Tenant } from '../../platform/database/index.ts';
import { configOrigin } from '../../platform/hosts/addresses.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { Services } from '../../platform/services.ts';
import { readMailSite } from '../mail/public.ts';
import type { StoredInvitation } from './invitations.queries.ts';

interface InvitationMail {
  readonly tenant: Tenant;
  readonly site: HostedSite;
  readonly services: Pick<Services, 'settings' | 'createId'>;
  readonly invitation: StoredInvitation;
  readonly inviterName: string;
  readonly token: string;
  readonly now: Date;
}

/** Enqueues the mail with the link. Each time an invitation is sent, its `cause` is new, and so is the mail. */
export async function enqueueInvitationMail(mail: InvitationMail): Promise<void> {
  const { tenant, site, services, invitation, inviterName, token, now } = mail;
  const { id, email, expiresAt, sendCount } = invitation;
  const message = {
    outboxId: services.createId(),
    cause: `invitation.${id}.${sendCount}`,
    to: email,
    view: {
      kind: 'invitation',
      site: await readMailSite(tenant, site, services),
      inviterName,
      acceptUrl: `${configOrigin(services.settings)}/config/invitation?token=${token}`,
      expiresAt: expiresAt.toISOString(),
    },
    now,
  } as const;
  await enqueueMail(tenant, [message]);
}
