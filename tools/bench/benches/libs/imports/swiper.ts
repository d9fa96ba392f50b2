// The modules with the features of the gallery engine's designs.
export { default as Swiper } from 'swiper';
export {
  A11y,
  Autoplay,
  EffectFade,
  FreeMode,
  HashNavigation,
  Keyboard,
  Navigation,
  Pagination,
  Thumbs,
} from 'swiper/modules';
