/**
 * The document of a frame for one map of the maps provider. The script is a module: a document without an origin asks
 * for it as a stranger, and is let.
 */
export const mapFrameHtml = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Map</title><style>html,body{height:100%;margin:0}</style></head><body><script type="module" src="${script}"></script></body></html>
`;
