import type { Renderer } from '@sitewright/contracts/entities';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads the visitor app's server build: the API only knows the port. */
export async function loadRenderer(path: string): Promise<Renderer> {
  const module = (await import(pathToFileURL(resolve(path)).href)) as {
    readonly renderer?: Renderer;
  };
  if (module.renderer === undefined)
    throw new Error(`${path} exports no renderer. Build the visitor app first: npm run build.`);
  return module.renderer;
}
