import type { CSSProperties, ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { Icon } from '../../kit/icon/icon-view.tsx';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { centerOf, externalMapAddress, markerOf } from './map-location.ts';
import type { MapRequest } from './map-library.ts';
import type { map } from './schema.ts';

type Props = PropsOf<typeof map>;

const addressLines = ({ addressLine1, addressLine2, addressCountry }: Props) =>
  [addressLine1, addressLine2, addressCountry].filter((line) => line !== '');

/** Data for the island; the marker's name is the address. */
const requestOf = (props: Props): Omit<MapRequest, 'onMarkerPress'> => ({
  center: centerOf(props),
  marker: markerOf(props),
  zoom: props.mapZoom,
  label: [props.addressTitle, ...addressLines(props)].filter((line) => line !== '').join(', '),
  options: {
    style: props.style,
    showLabels: props.showLabels,
    showTerrain: props.showTerrain,
    draggable: props.draggable,
    scrollwheel: props.scrollwheel,
    showControls: props.showControls,
    disableDefaultUI: props.disableDefaultUI,
    markerDraggable: props.markerDraggable,
  },
});

/** A drawing of fictional streets behind the marker until the map loads. */
const Drawing = (): ReactNode => (
  <svg
    className="map-drawing"
    viewBox="0 0 800 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <path className="map-water" d="M-20 330C120 300 220 350 340 320S600 240 820 280V440H-20z" />
    <path
      className="map-streets"
      d="M-20 90L820 40M-20 210L820 150M120-20L190 440M330-20L380 330M560-20L590 250M700-20L760 440M-20 150L330 60M380 190L820 90"
    />
    <path className="map-road" d="M-20 270C160 240 300 220 420 190S680 110 820 120" />
  </svg>
);

/**
 * The address as text and a placeholder for the map, which loads on a click; without JavaScript it links to a maps
 * page.
 */
export function MapView(view: BlockViewProps<Props>): ReactNode {
  const { props, data, page, sizes, loading } = view;
  const lines = addressLines(props);
  const external = externalMapAddress(markerOf(props), props.mapZoom);
  const usesProvider = props.drawnBy === 'provider';
  const hasKey = page.context.websiteSettings.gmRenderKey !== undefined;
  return (
    <div
      className="map"
      data-island="map"
      data-island-when="touch"
      data-map={JSON.stringify(requestOf(props))}
      data-external={external}
      data-drawn-by={usesProvider && hasKey && page.allowsThirdParties ? 'provider' : undefined}
      data-links={props.linkOnClick ? '' : undefined}
      style={{ '--map-height': `${props.heightPx}px` } as CSSProperties}
    >
      {usesProvider && !hasKey && <EditingNote page={page} text="map.withoutKey" />}
      <div className="map-place">
        <a className="map-facade" href={external} target="_blank" rel="noopener">
          {props.picture ? (
            <PictureView
              className="map-picture"
              picture={props.picture}
              isDecoration
              crop={{ heights: [`${props.heightPx}px`, `${props.heightPx}px`] }}
              {...{ data, sizes, loading }}
            />
          ) : (
            <Drawing />
          )}
          <span className="map-pin">
            <Icon name="place" size={40} />
          </span>
          <span className="map-show">{page.text('map.show')}</span>
        </a>
      </div>
      {(props.addressTitle !== '' || lines.length > 0) && (
        <address className="map-address">
          {props.addressTitle !== '' && <strong>{props.addressTitle}</strong>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={external} target="_blank" rel="noopener">
            {page.text('map.directions')}
          </a>
        </address>
      )}
    </div>
  );
}
