export { default as KeenSlider } from 'keen-slider';
