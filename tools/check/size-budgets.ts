/**
 * Maximum size that an import adds to a page: brotli bytes of minified ESM, React excluded. `#name` measures a single
 * export of an entry whose other exports are for the server or the editor.
 */
export const sizeBudgets: Readonly<Record<string, number>> = {
  'money/src/index.ts': 1_500,
  'money/src/compare/index.ts': 650,
  'gallery-engine/src/index.ts#createGallery': 2_000,
  'gallery-engine/src/dom/index.ts#enhanceGallery': 7_500,
  'form-runtime/src/index.ts': 4_000,
  'form-runtime/src/react/index.ts': 5_200,
  'form-runtime/src/dom/captcha/index.ts#createProofOfWork': 500,
  'data-layer/src/index.ts': 1_400,
  'data-layer/src/react/index.ts': 1_000,
  'analytics-census/src/index.ts': 2_400,
  'cookie-banner/src/index.ts': 1_600,
  // With the parts of `/dom` that a page uses.
  '../tools/bench/benches/libs/imports/cookie-banner.ts': 1_600,
  'escape-manager/src/index.ts': 1_200,
  '../tools/bench/benches/libs/imports/escape-manager.ts': 1_200,
  '../tools/bench/benches/libs/imports/census-hits.ts': 1_100,
  'image-loader/src/index.ts#createImageLoader': 1_600,
  'image-loader/src/dom/index.ts#enhanceImages': 1_650,
  'messages/src/index.ts#createMessages': 1_000,
  // Loads when a visitor first uses a form with a CAPTCHA: no budget of a page includes it.
  '../apps/visitor/src/captcha/create-captcha.ts': 4_700,
};

/** Maximum brotli bytes of minified style sheets. */
export const styleBudgets: Readonly<Record<string, number>> = {
  'gallery-engine/src/gallery-engine.css': 1_200,
  'form-runtime/src/form.css': 1_400,
  'form-runtime/src/layout.css': 300,
  'cookie-banner/src/cookie-banner.css': 700,
};
