import { readHeaderFooter, writeHeaderFooter } from '@sitewright/contracts/api';
import { applyOperations } from '@sitewright/page-model';
import type { Call } from '../../../composition/call.ts';
import type { AutosavePorts } from '../autosave/create-autosave.ts';
import { failedSave } from './save-answer.ts';

/**
 * Saves of the footer: it is stored whole, together with the header. Each save reads both as they are, carries
 * the edits out on the footer and writes it back, so that what changed meanwhile is kept.
 */
export const footerSaves =
  (call: Call, websiteId: string): AutosavePorts['send'] =>
  async ({ baseVersion, operations }) => {
    const stored = await call(readHeaderFooter, { websiteId });
    if (!stored.ok) return failedSave(stored.failure);
    const { header, footer } = stored.data.data;
    const applied = applyOperations(footer, operations);
    if (!applied.ok) {
      return { kind: 'refused', message: 'The footer has changed meanwhile.', isConflict: true };
    }
    const body = { header, footer: applied.document };
    const written = await call(writeHeaderFooter, { body, websiteId });
    return written.ok
      ? { kind: 'answered', version: baseVersion + 1, missed: [] }
      : failedSave(written.failure);
  };
