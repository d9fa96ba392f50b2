import { findPropsError } from '@sitewright/blocks/schema';
import { applyOperations } from '@sitewright/contracts/api';
import { isErrorResult, err } from '@sitewright/contracts/errors';
import { applyOperations as applyAll, editErrors, rebase } from '@sitewright/page-model';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { documentBody } from '../../platform/server/limits.ts';
import { findDocument, listSavesAfter, writeSave } from './document.queries.ts';

/**
 * Autosave. The page's row is locked, so saves of two editors are applied one after the other. The later one is rebased
 * on the operations that it missed. A save that arrives twice is applied once.
 */
export const applyOperationsRoute = tenantRoute(
  applyOperations,
  ownerWrites('content.write'),
  async ({ tenant, params, body, actor, now }) => {
    if (actor.kind !== 'account') return err('loginRequired');
    const stored = await findDocument(tenant, params.pageId, true);
    if (isErrorResult(stored)) return stored;
    if (body.baseVersion > stored.version) return err('conflict');
    const saves = await listSavesAfter(tenant, params.pageId, body.baseVersion);
    const sameSave = saves.find((save) => save.saveId === body.saveId);
    const missedSaves = saves.filter(
      (save) => sameSave === undefined || save.version < sameSave.version,
    );
    // The save of a version is missing, so nothing can be rebased on it: the editor reads the document again.
    const rebaseVersion = sameSave === undefined ? stored.version : sameSave.version - 1;
    if (missedSaves.length < rebaseVersion - body.baseVersion)
      return err('conflict', { detail: { version: stored.version } });
    const missed = missedSaves.flatMap((save) => save.operations);
    if (sameSave !== undefined) return { version: sameSave.version, missed };

    const rebased = rebase(body.operations, missed);
    if (rebased.lost.length > 0) return err('conflict', { detail: { version: stored.version } });
    const applied = applyAll(stored.document, rebased.operations);
    if (!applied.ok) return err(editErrors[applied.error], { detail: { error: applied.error } });
    const error = findPropsError(rebased.operations, stored.document, applied.document);
    if (error !== undefined)
      return err('invalidRequest', {
        errors: { [[error.blockId, error.field].join('.')]: error.message },
      });
    const version = stored.version + 1;
    await writeSave(tenant, {
      pageId: params.pageId,
      saveId: body.saveId,
      document: applied.document,
      version,
      operations: rebased.operations,
      accountId: actor.accountId,
      now,
    });
    return { version, missed };
  },
  documentBody,
);
