import type { Meta, StoryObj } from '@storybook/react-vite';
import { transitionNames } from '../transitions/index.ts';
import { GalleryView } from './gallery-view.fixture.tsx';
import { video, photographs } from './photographs.fixture.ts';

const meta = {
  title: 'Libraries/gallery-engine/Slideshow',
  component: GalleryView,
  args: {
    design: 'slideshow',
    transition: 'fade',
    aspectRatio: 1.75,
    imageAspectRatio: 1.75,
    autoplay: false,
    'autoplay-duration': 3,
    randomize: false,
    thumbnails: false,
    'square-thumbs': true,
  },
  argTypes: { transition: { control: 'select', options: transitionNames } },
  parameters: {
    controls: {
      include: [
        'transition',
        'autoplay',
        'autoplay-duration',
        'randomize',
        'thumbnails',
        'square-thumbs',
      ],
    },
  },
} satisfies Meta<typeof GalleryView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fade: Story = {
  parameters: {
    about:
      'Click a picture, use its buttons, or the arrow keys. With reduced motion every transition is a change at once.',
  },
};

export const KenBurns: Story = {
  args: { transition: 'ken-burns' },
  parameters: { about: 'Fades, and grows a little for as long as it is shown.' },
};

export const Swipe: Story = {
  args: { transition: 'swipe' },
  parameters: { about: 'A short sideways move; a swipe is 50 pixels within 250 ms.' },
};

export const NewSwipe: Story = {
  args: { transition: 'new-swipe' },
  parameters: { about: 'Follows the finger, and settles at the finger’s own speed.' },
};

export const Scroll: Story = {
  args: { transition: 'scroll' },
  parameters: { about: 'The browser scrolls.' },
};

export const Autoplay: Story = {
  args: { autoplay: true },
  parameters: {
    about:
      'Turns by itself until there is a reason to rest: the pointer over it, the keyboard’s focus in it, a hidden page, reduced motion, or its first button.',
  },
};

export const Thumbnails: Story = {
  args: { thumbnails: true, padding: 4, 'thumbnail-strip-height': 72 },
  parameters: { about: 'A strip of buttons that says which picture is shown.' },
};

export const HeightFollows: Story = {
  args: { aspectRatio: 'Auto', imageAspectRatio: 'Auto' },
  parameters: {
    about: 'Without a ratio of its own the slideshow is as high as the current picture.',
  },
};

export const RightToLeft: Story = {
  args: { dir: 'rtl', transition: 'swipe', thumbnails: true, 'thumbnail-strip-height': 72 },
  parameters: { about: 'Next leads to the left; so do the arrow keys and the swipes.' },
};

export const WithoutJavaScript: Story = {
  args: { isEnhanced: false, lightbox: true },
  parameters: {
    about:
      'The server’s markup alone: a row that scrolls and snaps, in the very same place. Its links lead to the pictures; a script would open the lightbox instead.',
  },
};

/** Plays a video while its slide is current. */
function loadVideo(slide: HTMLElement, onEnded: () => void) {
  const video = slide.querySelector('video');
  video?.addEventListener('ended', onEnded);
  return { activate: () => void video?.play(), deactivate: () => video?.pause() };
}

export const Video: Story = {
  args: { slides: photographs.toSpliced(1, 0, video), options: { loadVideo } },
  parameters: {
    about:
      'The second slide is a video: loadVideo makes its player, which plays while the slide is current and lets autoplay wait until it ends.',
  },
};
