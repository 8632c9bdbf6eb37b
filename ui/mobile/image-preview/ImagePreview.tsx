import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, XIcon, ZoomInIcon, ZoomOutIcon } from '../../icon/icons.ts';
import { IconButton } from '../../icon-button/index.ts';
import { inlineSign, prefersReducedMotion, scrolledAlong } from '../../internals/touch/scrolling.ts';
import { useValue } from '../../internals/useValue.ts';
import { useMobileLocale } from '../../locale/mobile/useMobileLocale.ts';
import { Popup, type PopupProps } from '../popup/index.ts';
import * as css from './image-preview.css.ts';
import { largest, useZoom, type ZoomHandle } from './useZoom.ts';

export interface PreviewImage {
  src: string;
  /** What is on it, for those who do not see it. */
  alt: string;
}

export type ImagePreviewProps = Omit<PopupProps, 'label' | 'side' | 'children' | 'draggable' | 'dismissible'> & {
  images: readonly PreviewImage[];
  index?: number;
  defaultIndex?: number;
  onIndexChange?: (index: number) => void;
  label?: string;
  children?: undefined;
  ref?: Ref<HTMLDivElement>;
};

/** Pictures over the whole window: pinch, double tap or buttons zoom, arrows move what is larger, sideways leads on, downwards closes. */
export function ImagePreview({
  images,
  index,
  defaultIndex = 0,
  onIndexChange,
  label,
  onOpenChange,
  ...rest
}: ImagePreviewProps) {
  const { imagePreview: texts } = useMobileLocale();
  const [at, setAt] = useValue(index, defaultIndex, onIndexChange);
  return (
    <Popup {...rest} onOpenChange={onOpenChange} side="full" label={label ?? texts.label}>
      <Viewer images={images} at={at} onTurn={setAt} onClose={() => onOpenChange(false)} />
    </Popup>
  );
}

type ViewerProps = {
  images: readonly PreviewImage[];
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

function Viewer({ images, at, onTurn, onClose }: ViewerProps) {
  const { imagePreview: texts } = useMobileLocale();
  const track = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomHandle>(null);
  const [scale, setScale] = useState(1);
  const zoomed = scale > 1;
  const shown = useRef(-1);
  const last = images.length - 1;

  useEffect(() => {
    const element = track.current;
    if (!element || shown.current === at) return;
    const first = shown.current === -1;
    shown.current = at;
    const behavior = first || prefersReducedMotion() ? 'auto' : 'smooth';
    element.scrollTo({ left: inlineSign(element) * at * element.clientWidth, behavior });
  }, [at]);

  function onScroll() {
    const element = track.current;
    if (!element) return;
    const offset = scrolledAlong(element) / Math.max(1, element.clientWidth);
    const next = Math.round(offset);
    // When it scrolls to a slide chosen by a button, it passes other slides.
    if (next === shown.current || Math.abs(offset - next) > 0.1) return;
    shown.current = next;
    onTurn(next);
  }
  /** Arrow keys go to the next picture, as in any scroller; an enlarged picture they move. */
  function onKeyDown(event: KeyboardEvent) {
    const way = arrowDirections[event.key];
    if (!way || !zoomed || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoom.current?.move(...way);
  }
  return (
    <div className={css.viewer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as the browser's own scrolling by keys */}
      <div
        ref={track}
        className={css.track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus
        tabIndex={0}
        data-zoomed={zoomed ? '' : undefined}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
      >
        {images.map((image, index) => (
          <Slide
            key={image.src}
            image={image}
            current={index === at}
            handle={index === at ? zoom : undefined}
            onZoomed={setScale}
          />
        ))}
      </div>
      <div className={css.top}>
        <span role="status" className={css.count}>
          {images.length > 1 && texts.count(at + 1, images.length)}
        </span>
        <IconButton size="large" label={texts.close} icon={<XIcon size={22} />} onClick={onClose} />
      </div>
      <div className={css.bottom}>
        {images.length > 1 && (
          <IconButton
            size="large"
            label={texts.previous}
            icon={<ChevronLeftIcon size={22} />}
            aria-disabled={at === 0}
            onClick={() => onTurn(Math.max(0, at - 1))}
          />
        )}
        <IconButton
          size="large"
          label={texts.zoomOut}
          icon={<ZoomOutIcon size={22} />}
          aria-disabled={!zoomed}
          onClick={() => zoom.current?.by(1 / 1.6)}
        />
        <IconButton
          size="large"
          label={texts.zoomIn}
          icon={<ZoomInIcon size={22} />}
          aria-disabled={scale >= largest}
          onClick={() => zoom.current?.by(1.6)}
        />
        {images.length > 1 && (
          <IconButton
            size="large"
            label={texts.next}
            icon={<ChevronRightIcon size={22} />}
            aria-disabled={at === last}
            onClick={() => onTurn(Math.min(last, at + 1))}
          />
        )}
      </div>
    </div>
  );
}

/** Movement in px of an enlarged picture by an arrow key: it shows the part in the key's direction. */
const arrowDirections: Record<string, [x: number, y: number]> = {
  ArrowLeft: [48, 0],
  ArrowRight: [-48, 0],
  ArrowUp: [0, 48],
  ArrowDown: [0, -48],
};

type SlideProps = {
  image: PreviewImage;
  current: boolean;
  handle: Ref<ZoomHandle> | undefined;
  onZoomed: (scale: number) => void;
};

function Slide({ image, current, handle, onZoomed }: SlideProps) {
  const frame = useRef<HTMLDivElement>(null);
  const zoomed = useZoom(frame, handle, current, onZoomed) > 1;
  return (
    <div ref={frame} className={css.slide} aria-hidden={!current} data-own-pan={zoomed ? '' : undefined}>
      <img src={image.src} alt={image.alt} draggable={false} className={css.picture} />
    </div>
  );
}
