import { writePageCode } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../../platform/routing/define-route.ts';
import { ownerWrites } from '../../../platform/routing/owner-access.ts';
import { findRevisionError } from '../../presentation/public.ts';
import { findCode, updateCode } from './code.queries.ts';
import { compileCode } from './compile-code.ts';
import { toWrittenCode } from './read-page-code.ts';

/** Its own endpoint, so that it has its own permission: changing the settings of a page does not change its code. */
export const writePageCodeRoute = tenantRoute(
  writePageCode,
  ownerWrites('code.write'),
  async ({ tenant, params, body, now }) => {
    const { pageId } = params;
    const { revision, ...written } = body;
    const compiled = compileCode(written);
    if (!compiled.ok) return err('invalidRequest', { errors: compiled.errors });
    const before = await findCode(tenant, pageId, true);
    if (before === null) return err('notFound');
    const overtaken = findRevisionError(revision, before.written);
    if (overtaken !== null) return overtaken;
    const code = { written, ...compiled.code };
    const isNone = written.head === '' && written.foot === '';
    await updateCode(tenant, pageId, isNone ? null : code, now);
    return toWrittenCode(code);
  },
);
