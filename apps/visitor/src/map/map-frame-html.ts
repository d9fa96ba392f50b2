/**
 * The document of a frame that shows one provider's map. The script is a module, because an opaque origin may only
 * load it with CORS.
 */
export const mapFrameHtml = (script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Map</title><style>html,body{height:100%;margin:0}</style></head><body><script type="module" src="${script}"></script></body></html>
`;
