import { createSubmissionKey } from '@sitewright/contracts/api';
import { hexId } from '@sitewright/contracts/entities';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { createToken, hashToken } from '../../platform/security/token.ts';
import { insertFormKey } from './form-keys.queries.ts';

export const createSubmissionKeyRoute = tenantRoute(
  createSubmissionKey,
  visitorWrites('formKey'),
  async ({ tenant, websiteId, request, now }) => {
    const key = createToken();
    const keyHash = hashToken(key);
    // In a header: the call has no body, and other clients know its URL (FORM-69).
    const formId = hexId
      .nullable()
      .catch(null)
      .parse(request.headers['x-form-id'] ?? null);
    await insertFormKey(tenant, { websiteId, keyHash, formId, now });
    return { key, data: { key } };
  },
);
