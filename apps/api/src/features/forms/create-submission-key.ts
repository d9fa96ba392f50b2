import { createSubmissionKey } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import { insertFormKey } from './form-keys.queries.ts';

export const createSubmissionKeyRoute = tenantRoute(
  createSubmissionKey,
  visitorWrites('formKey'),
  async ({ trx, websiteId, now }) => {
    const key = createToken();
    await insertFormKey(trx, { websiteId, keyHash: hashToken(key), now, isUsed: false });
    return { key, data: { key } };
  },
);
