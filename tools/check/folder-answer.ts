import { createReadStream, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { extname, join } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves the files of a folder. Browsers may cache them: they do not change while they are served. */
export const folderAnswer =
  (folder: string): RequestListener =>
  (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // Browsers request a favicon automatically.
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile())
      return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=3600, immutable',
    });
    createReadStream(file).pipe(response);
  };
