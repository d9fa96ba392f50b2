declare module 'virtual:client-manifest' {
  /** The client build's files by source path; null while Vite serves the sources. */
  const manifest: Readonly<
    Record<string, { readonly file: string; readonly isEntry?: boolean }>
  > | null;
  export default manifest;
}
