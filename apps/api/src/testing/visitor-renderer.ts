import { createHash } from 'node:crypto';
import type { Renderer } from '@sitewright/contracts/entities';

type CreateRenderer = (ports: {
  readonly sha256: (text: string) => string;
  readonly bootScript: string;
}) => Renderer;

/** The visitor app's own renderer, from its source: a test must not wait for a build. */
export async function visitorRenderer(): Promise<Renderer> {
  const path = '../../../visitor/src/renderer/create-renderer.tsx';
  const visitor: { readonly createRenderer: CreateRenderer } = await import(
    /* @vite-ignore */ new URL(path, import.meta.url).pathname
  );
  return visitor.createRenderer({
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    bootScript: '/boot.js',
  });
}
