import { switchMail } from '@sitewright/contracts/api';
import { optionalMails, type OptionalMail } from '@sitewright/contracts/entities';
import { err } from '@sitewright/contracts/errors';
import type { Tenant } from '../../../platform/database/index.ts';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { readCartRecovery, writeCartRecovery } from '../../abandoned-carts/public.ts';
import { lockForChange } from '../../cart/public.ts';
import { readReviewSettings, writeReviewSettings } from '../../reviews/public.ts';
import { templatePermission } from '../templates/template-permission.ts';
import { isMailOn, storeSwitch } from './mail-switches.queries.ts';

/**
 * Whether the store sends a mail. Review requests and reminders of carts are turned on in the settings of their feature:
 * there is one switch, on two screens.
 */
export async function isSent(tenant: Tenant, mail: OptionalMail): Promise<boolean> {
  if (mail === 'reviewRequest') return (await readReviewSettings(tenant)).requestsReviews;
  if (mail === 'abandonedCart') return (await readCartRecovery(tenant)).isOn;
  return isMailOn(tenant, mail);
}

export const switchMailRoute = tenantRoute(
  switchMail,
  ownerWrites(templatePermission),
  async ({ tenant, params, body: { isOn }, standing, services, afterCommit }) => {
    const mail = optionalMails.find((known) => known === params.kind);
    if (mail === undefined) return err('actionNotAllowed');
    await lockForChange(tenant);
    if (mail === 'reviewRequest') {
      const settings = await readReviewSettings(tenant);
      await writeReviewSettings(tenant, { ...settings, requestsReviews: isOn });
      if (isOn) afterCommit(() => services.sendJob('request-reviews', {}));
    } else if (mail === 'abandonedCart') {
      // The settings of this feature need more than those of mails.
      if (!standing.permissions.has('settings.write')) return err('authorizationFail');
      await writeCartRecovery(tenant, { ...(await readCartRecovery(tenant)), isOn });
    } else await storeSwitch(tenant, mail, isOn);
    return { isOn };
  },
);
