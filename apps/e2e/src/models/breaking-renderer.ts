import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = join(import.meta.dirname, '../../../visitor/dist/server/entry-server.js');

/** Writes a renderer that throws on one path, and returns its location. */
export async function writeBreakingRenderer(path: string, message: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'sitewright-renderer-')), 'renderer.mjs');
  const code = `
    import { renderer as original } from ${JSON.stringify(pathToFileURL(built).href)};
    export const renderer = {
      ...original,
      renderPage(view) {
        if (view.path === ${JSON.stringify(path)} && view.main.kind !== 'error')
          throw new Error(${JSON.stringify(message)});
        return original.renderPage(view);
      },
    };
  `;
  await writeFile(file, code);
  return file;
}
