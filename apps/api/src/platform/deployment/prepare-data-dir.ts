import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';

/**
 * Creates the DATA_DIR folder if it is missing.
 *
 * @throws a message that names the setting if the folder cannot be created or written to.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = 'failed' } = error as NodeJS.ErrnoException;
    throw new Error(
      `DATA_DIR ${dataDir} cannot be used: the folder cannot be created or written to (${code}).`,
      { cause: error },
    );
  }
}
