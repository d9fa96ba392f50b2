// Those of its modules that do what the engine's designs do.
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
