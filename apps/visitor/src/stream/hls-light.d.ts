/** The build without subtitles and alternate sound; the package has types for the whole one alone. */
declare module 'hls.js/light' {
  export { default as Hls } from 'hls.js';
}
