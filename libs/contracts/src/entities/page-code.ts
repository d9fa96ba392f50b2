import * as z from 'zod';

/** The most that each of a page's two pieces of code may hold, in bytes of UTF-8. */
export const maxCodeBytes = 65_536;

const codeText = z.string().max(maxCodeBytes);

/** Code of a page's own, as an owner writes it: HTML for the end of its head and for the end of its body. */
export const pageCode = z.strictObject({ head: codeText, foot: codeText });
export type PageCode = z.infer<typeof pageCode>;

const origins = z.array(z.string());

/** Origins of other sites that a page asks because of its code, by what it asks of them. */
export const codeHosts = z.object({
  scripts: origins,
  styles: origins,
  frames: origins,
  /** Named by `preconnect` and the like: what scripts fetch from, and style sheets take fonts from. */
  connections: origins,
});
export type CodeHosts = z.infer<typeof codeHosts>;

/** Code as published pages carry it: written from its tree, with what the page's policy has to name. */
export interface CodeView extends PageCode {
  /** sha256 sources of the inline scripts and styles. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly hosts: CodeHosts;
}
