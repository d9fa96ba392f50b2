import { findPropsError, type PropsError } from '@sitewright/blocks/schema';
import { section, type Operation, type PageDocument } from '@sitewright/contracts/entities';
import { documentLimits } from '@sitewright/contracts/limits';
import { createMessages, issueSentence } from '@sitewright/messages';
import { issues } from '@sitewright/messages/en';
import { fileSize } from '@sitewright/ui/file-size';
import { fitsOneSave, jsonBytes } from '../autosave/fit-save.ts';

/**
 * Why the server would reject an edit: the schemas of the changed blocks, or the size. Checked before the edit is
 * shown, so that nothing looks stored that cannot be. `isStoredWhole`: each save sends the document.
 */
export function findEditError(
  operation: Operation,
  before: PageDocument,
  after: PageDocument,
  isStoredWhole: boolean,
): PropsError | undefined {
  const error = findPropsError([operation], before, after) ?? findNameError(operation);
  if (error !== undefined) return error;
  const sent = isStoredWhole ? after : operation;
  if (fitsOneSave(sent)) return undefined;
  // Something that is already too large may get smaller.
  if (isStoredWhole && jsonBytes(after) <= jsonBytes(before)) return undefined;
  const most = fileSize(documentLimits.saveBytes);
  const sentence = isStoredWhole
    ? `This is too large: the maximum is ${most}, and this would make it ${fileSize(jsonBytes(after))}.`
    : `This is ${fileSize(jsonBytes(operation))}. One change can be ${most} at most.`;
  const blockId = 'blockId' in operation ? operation.blockId : '';
  return { blockId, field: '', sentence, message: sentence };
}

/** English, as the labels of the editor are. */
const text = createMessages('en', { issues });

function findNameError(operation: Operation): PropsError | undefined {
  if (operation.kind !== 'nameSection') return undefined;
  const [issue] = section.shape.name.safeParse(operation.name).error?.issues ?? [];
  if (issue === undefined) return undefined;
  const sentence = issueSentence(text, issue);
  return { blockId: '', field: 'name', sentence, message: `Section, Name: ${sentence}` };
}
