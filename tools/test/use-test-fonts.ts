import { join } from 'node:path';

/** Maps Arial and Times New Roman to fonts with the same metrics, which are installed as packages. */
const configFile = join(import.meta.dirname, 'fonts.conf');

/** Makes browsers that this process starts use the fonts with which tests measure text. */
export function useTestFonts(env: NodeJS.ProcessEnv = process.env): void {
  env['FONTCONFIG_FILE'] ??= configFile;
}
