import * as z from 'zod';

/** The maximum size of each of a page's two custom code fields, in bytes of UTF-8. */
export const maxCodeBytes = 65_536;

const codeText = z.string().max(maxCodeBytes);

/** A page's custom code: HTML for the end of its head and for the end of its body. */
export const pageCode = z.strictObject({ head: codeText, foot: codeText });
export type PageCode = z.infer<typeof pageCode>;

const origins = z.array(z.string());

/** Origins of other sites that a page's custom code uses, by purpose. */
export const codeHosts = z.object({
  scripts: origins,
  styles: origins,
  frames: origins,
  /** From `preconnect` and the like: scripts fetch from them, and style sheets load fonts from them. */
  connections: origins,
});
export type CodeHosts = z.infer<typeof codeHosts>;

/** Custom code of published pages: serialized from its parsed tree, with the sources for the page's policy. */
export interface CodeView extends PageCode {
  /** sha256 sources of the inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly hosts: CodeHosts;
}
