/** A style sheet as text, processed by Vite. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
