import { join } from 'node:path';

/** Maps Arial and Times New Roman to fonts with the same metrics, which are installed as packages. */
const configFile = join(import.meta.dirname, 'fonts.conf');

/** Lets the browsers that this process starts find the fonts that tests measure text with. */
export function useTestFonts(env: NodeJS.ProcessEnv = process.env): void {
  env['FONTCONFIG_FILE'] ??= configFile;
}
