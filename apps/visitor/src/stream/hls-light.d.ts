/** The build without subtitles and alternate audio; the package only has types for the full one. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js';
}
