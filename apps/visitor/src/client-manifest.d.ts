declare module 'virtual:client-manifest' {
  /** The client build's files by source path; null where there is no build, as in tests. */
  const manifest: Readonly<
    Record<string, { readonly file: string; readonly imports?: readonly string[] }>
  > | null;
  export default manifest;
}
