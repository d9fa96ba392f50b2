import type { EnhanceGalleryOptions } from '../dom/index.ts';
import { galleryMarkup } from '../index.ts';
import { type DesignOverrides, type GalleryBlockData } from '../block/index.ts';
import { useEnhancedGallery } from '../react/index.ts';
import '../gallery-engine.css';
import { photographs, type Photograph } from './photographs.fixture.ts';

/** A gallery of the stories: block data, and further options of a page. */
export interface GalleryViewProps extends Partial<GalleryBlockData> {
  readonly slides?: readonly Photograph[];
  readonly overrides?: DesignOverrides;
  readonly options?: EnhanceGalleryOptions;
  /** Whether a script enhances it. Default true. */
  readonly isEnhanced?: boolean;
  readonly dir?: 'ltr' | 'rtl';
}

function Picture({ slide }: { readonly slide: Photograph }) {
  if (slide.type === 'image') return <img src={slide.source} alt={slide.title} />;
  return <video src={slide.source} poster="/demo/showreel-poster.jpg" muted playsInline />;
}

function Markup({
  slides = photographs,
  overrides,
  options,
  isEnhanced = true,
  dir,
  ...data
}: GalleryViewProps) {
  const enhance = useEnhancedGallery(options);
  const markup = galleryMarkup({
    data,
    slides,
    label: 'Photographs',
    design: overrides,
  });
  return (
    <section {...markup.root} dir={dir} ref={isEnhanced ? enhance : undefined}>
      {markup.rotate && <button {...markup.rotate} />}
      {markup.previous && <button {...markup.previous} />}
      {markup.next && <button {...markup.next} />}
      <div {...markup.viewport}>
        <div {...markup.track}>
          {slides.map((slide, index) => (
            <div key={slide.id} {...markup.slides[index]}>
              <div {...markup.frame}>
                {markup.open ? (
                  <a {...markup.open} href={slide.source}>
                    <Picture slide={slide} />
                  </a>
                ) : (
                  <Picture slide={slide} />
                )}
              </div>
              <div {...markup.meta}>{slide.title}</div>
            </div>
          ))}
        </div>
      </div>
      {markup.thumbnails && (
        <div {...markup.thumbnails.root}>
          {slides.map((slide, index) => (
            <button key={slide.id} {...markup.thumbnails?.items[index]}>
              <img src={slide.source} alt="" />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

/** A gallery in a page; changed options create a new one. */
export function GalleryView(props: GalleryViewProps) {
  const { options: _, ...choices } = props;
  return <Markup key={JSON.stringify(choices)} {...props} />;
}
