import { readHeaderFooter, writeHeaderFooter } from '@sitewright/contracts/api';
import { applyOperations } from '@sitewright/page-model';
import type { Call } from '../../../api/call.ts';
import type { AutosavePorts } from '../autosave/create-autosave.ts';
import { failedSave } from './save-result.ts';

/** The maximum number of attempts while other people save the footer at the same time. */
const maxAttempts = 5;

/**
 * Saves the footer as a whole: reads the current version, applies the edits and writes it with the revision that was
 * read. After a conflict it tries again.
 */
export const footerSaves =
  (call: Call, websiteId: string): AutosavePorts['send'] =>
  async ({ baseVersion, operations }) => {
    for (let attemptsLeft = maxAttempts; ; attemptsLeft -= 1) {
      const stored = await call(readHeaderFooter, { websiteId });
      if (!stored.ok) return failedSave(stored.failure);
      const applied = applyOperations(stored.data.data.footer, operations);
      if (!applied.ok) {
        return {
          kind: 'rejected',
          message: 'The footer has changed in the meantime.',
          isConflict: true,
        };
      }
      const revisions = { footer: stored.data.revisions.footer };
      const body = { footer: applied.document, revisions };
      const written = await call(writeHeaderFooter, { body, websiteId });
      if (written.ok) return { kind: 'answered', version: baseVersion + 1, missed: [] };
      if (written.failure.code !== 'conflict' || attemptsLeft === 1) {
        return failedSave(written.failure);
      }
    }
  };
