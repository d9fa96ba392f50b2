import { findPropsError, type PropsError } from '@sitewright/blocks/schema';
import { section, type Operation, type PageDocument } from '@sitewright/contracts/entities';
import { documentLimits } from '@sitewright/contracts/limits';
import { createMessages, issueSentence } from '@sitewright/messages';
import { issues } from '@sitewright/messages/en';
import { fileSize } from '@sitewright/ui/file-size';
import { fitsOneSave, jsonBytes } from '../autosave/fit-save.ts';

/**
 * Why the server would reject an edit: invalid props, an invalid name, or its size. Checked before the edit is shown,
 * so that nothing looks stored that cannot be. `sendsWholeDocument`: each save sends the whole document.
 */
export function findEditError(
  operation: Operation,
  before: PageDocument,
  after: PageDocument,
  sendsWholeDocument: boolean,
): PropsError | undefined {
  const error = findPropsError([operation], before, after) ?? findNameError(operation);
  if (error !== undefined) return error;
  const payload = sendsWholeDocument ? after : operation;
  if (fitsOneSave(payload)) return undefined;
  // A document that is already too large may get smaller.
  if (sendsWholeDocument && jsonBytes(after) <= jsonBytes(before)) return undefined;
  const maxSize = fileSize(documentLimits.saveBytes);
  const sentence = sendsWholeDocument
    ? `This is too large: the maximum is ${maxSize}, and this would make it ${fileSize(jsonBytes(after))}.`
    : `This is ${fileSize(jsonBytes(operation))}. One change can be ${maxSize} at most.`;
  const blockId = 'blockId' in operation ? operation.blockId : '';
  return { blockId, field: '', sentence, message: sentence };
}

/** English, like the labels of the editor. */
const text = createMessages('en', { issues });

function findNameError(operation: Operation): PropsError | undefined {
  if (operation.kind !== 'nameSection') return undefined;
  const [issue] = section.shape.name.safeParse(operation.name).error?.issues ?? [];
  if (issue === undefined) return undefined;
  const sentence = issueSentence(text, issue);
  return { blockId: '', field: 'name', sentence, message: `Section, Name: ${sentence}` };
}
