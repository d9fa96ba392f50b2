import { writePageCode } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { findRevisionError } from '../../presentation/public.ts';
import { findCode, updateCode } from './code.queries.ts';
import { compileCode } from './compile-code.ts';
import { toWrittenCode } from './read-page-code.ts';

/** A separate endpoint with its own permission: the permission to change a page does not include its code. */
export const writePageCodeRoute = tenantRoute(
  writePageCode,
  ownerWrites('code.write'),
  async ({ tenant, params, body, now }) => {
    const { pageId } = params;
    const { revision, ...written } = body;
    const compiled = compileCode(written);
    if (!compiled.ok) return err('invalidRequest', { errors: compiled.errors });
    const stored = await findCode(tenant, pageId, true);
    if (stored === null) return err('notFound');
    const revisionError = findRevisionError(revision, stored.written);
    if (revisionError !== null) return revisionError;
    const code = { written, ...compiled.code };
    const isEmpty = written.head === '' && written.foot === '';
    await updateCode(tenant, pageId, isEmpty ? null : code, now);
    return toWrittenCode(code);
  },
);
