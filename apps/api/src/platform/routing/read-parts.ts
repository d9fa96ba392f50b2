import '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { err } from '@sitewright/contracts/errors';
import { isStorableText } from '@sitewright/contracts/limits';
import type { FastifyRequest } from 'fastify';
import { ErrorRollback } from '../errors/error-rollback.ts';
import { rejectMalformed } from './with-file-part.ts';

/** What a form with several files may contain. */
export interface PartLimits {
  /** The maximum size of a file; its stream ends one byte later. */
  readonly fileBytes: number;
  /** The maximum number of files. */
  readonly files: number;
}

/** What happens with the parts of a form, in their order. */
export interface PartHandlers {
  readonly field: (name: string, value: string) => void;
  /** Must read or resume the file. */
  readonly file: (part: MultipartFile) => Promise<void>;
}

/**
 * Reads the parts of a multipart body sequentially. A truncated body, one with more parts, or with a text that cannot be
 * stored, gets 400.
 */
export async function readParts(
  request: FastifyRequest,
  { fileBytes, files }: PartLimits,
  handlers: PartHandlers,
): Promise<void> {
  const options = {
    limits: { fileSize: fileBytes + 1, files, fields: 20, fieldSize: 100_000 },
    // Not in the type of `parts`, which passes it on.
    throwFileSizeLimit: false,
  };
  const parts = request.parts(options);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream
    const next = await parts.next().catch(rejectMalformed);
    if (next.done === true) return;
    const part = next.value;
    if (part.type === 'field') {
      const value = String(part.value);
      // No column can store it.
      if (!isStorableText(value)) throw new ErrorRollback(err('malformedRequest'));
      handlers.field(part.fieldname, value);
    } else {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a stream
        await handlers.file(part);
      } catch (error) {
        if (part.file.errored === error) rejectMalformed(error);
        throw error;
      }
    }
  }
}
