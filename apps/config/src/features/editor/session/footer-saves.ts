import { readHeaderFooter, writeHeaderFooter } from '@sitewright/contracts/api';
import type { PageDocument } from '@sitewright/contracts/entities';
import { applyOperations } from '@sitewright/page-model';
import type { Call } from '../../../api/call.ts';
import { isSame } from '../../../drafts/merge/is-same.ts';
import type { AutosavePorts, SaveResult } from '../autosave/create-autosave.ts';
import { failedSave } from './save-result.ts';

/** The maximum number of attempts while other people save the footer at the same time. */
const maxAttempts = 5;

const conflict: SaveResult = {
  kind: 'rejected',
  message: 'The footer has changed in the meantime.',
  isConflict: true,
};

/**
 * Saves the footer as a whole: reads the current version, applies the edits and writes it with the revision that was
 * read. After a conflict it tries again.
 */
export function footerSaves(call: Call, websiteId: string): AutosavePorts['send'] {
  let written: { readonly saveId: string; readonly footer: PageDocument } | null = null;

  return async ({ baseVersion, saveId, operations }) => {
    const answered: SaveResult = { kind: 'answered', version: baseVersion + 1, missed: [] };
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const stored = await call(readHeaderFooter, { websiteId });
      if (!stored.ok) return failedSave(stored.failure);
      const { data, revisions } = stored.data;
      // Only the response to this save was lost: its edits must not be applied twice.
      if (written?.saveId === saveId && isSame(data.footer, written.footer)) return answered;
      const applied = applyOperations(data.footer, operations);
      if (!applied.ok) return conflict;
      written = { saveId, footer: applied.document };
      const body = { footer: applied.document, revisions: { footer: revisions.footer } };
      const result = await call(writeHeaderFooter, { body, websiteId });
      if (result.ok) return answered;
      if (result.failure.code !== 'conflict') return failedSave(result.failure);
    }
    return conflict;
  };
}
