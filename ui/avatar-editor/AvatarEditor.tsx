import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { CameraIcon, RotateCcwIcon, ZoomInIcon, ZoomOutIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { FieldMessage } from '../internals/field/index.ts';
import { useLocale } from '../locale/index.ts';
import { avatarEditorZhCN } from '../locale/own/avatarEditor.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './avatar-editor.css.ts';
import { clampedView, cut, draw, initialView, maxZoom, type Point, turnLeft, type View, zoomAt } from './crop.ts';
import { usePhoto } from './usePhoto.ts';

export type AvatarEditorProps = DomProps<
  'div',
  {
    /** A photo to begin with. */
    photo?: Blob;
    /** Called with the square that was cut out (jpeg from a jpeg, else png); the button loads until the promise ends. */
    onConfirm: (avatar: Blob) => void | Promise<void>;
    /** Width of the result, px; default 512. */
    outputSize?: number;
    /** Bytes of the photo; default 10 MB. */
    maxSize?: number;
    disabled?: boolean;
    /** Before the button: cancel. */
    actions?: ReactNode;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** Size of the canvas in its own pixels: twice the stage, for high-density screens. */
const canvasSize = 560;

/** Cuts a round avatar out of a photo by pointer, touch, keys or slider (`<div role="group">`). */
export function AvatarEditor({
  photo: source,
  onConfirm,
  outputSize = 512,
  maxSize = 10 * 1024 * 1024,
  disabled,
  actions,
  ...rest
}: AvatarEditorProps) {
  const texts = useLocale().avatarEditor ?? avatarEditorZhCN;
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const pointers = useRef(new Map<number, Point>());
  const [wanted, setWanted] = useState(initialView);
  const [busy, setBusy] = useState(false);
  const { photo, problem, open, setProblem } = usePhoto(source, maxSize, () => setWanted(initialView));
  const view = photo ? clampedView(photo.image, wanted) : initialView;
  const shown = photo !== undefined;

  useLayoutEffect(() => {
    if (canvas.current && photo) draw(canvas.current, photo.image, view);
  });
  // The first photo replaces the button that opened it, so it takes over the button's focus.
  useLayoutEffect(() => {
    if (shown && asked.current) stage.current?.focus({ preventScroll: true });
  }, [shown]);

  function put(change: (view: View) => View) {
    // Several moves may arrive before the next render, so each starts from the result of the one before.
    setWanted((now) => (photo ? clampedView(photo.image, change(clampedView(photo.image, now))) : now));
  }
  function pointOf(event: PointerEvent<HTMLElement>): Point {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width - 0.5, y: (event.clientY - box.top) / box.height - 0.5 };
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (!photo || disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
  }
  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...pointers.current].find(([pointer]) => pointer !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    put((at) => {
      if (!other) return { ...at, x: at.x + now.x - before.x, y: at.y + now.y - before.y };
      // Two fingers: the point between them stays between them.
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const apart = Math.hypot(now.x - other.x, now.y - other.y);
      const apartBefore = Math.max(0.01, Math.hypot(before.x - other.x, before.y - other.y));
      const zoomed = zoomAt(at, (at.zoom * apart) / apartBefore, middle);
      return { ...zoomed, x: zoomed.x + (now.x - before.x) / 2, y: zoomed.y + (now.y - before.y) / 2 };
    });
  }
  function release(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (!photo || disabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.shiftKey ? 0.1 : 0.02;
    const by = (x: number, y: number) => (at: View) => ({ ...at, x: at.x + x * step, y: at.y + y * step });
    const zoom = (factor: number) => (at: View) => zoomAt(at, at.zoom * factor);
    const acts: Record<string, (at: View) => View> = {
      ArrowLeft: by(-1, 0),
      ArrowRight: by(1, 0),
      ArrowUp: by(0, -1),
      ArrowDown: by(0, 1),
      '+': zoom(1.1),
      '=': zoom(1.1),
      '-': zoom(1 / 1.1),
      Home: (at) => ({ ...initialView, turns: at.turns }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    put(act);
  }
  async function confirm() {
    if (!photo) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm(await cut(photo.image, view, outputSize, photo.type));
    } catch {
      setProblem(texts.failed);
    } finally {
      setBusy(false);
    }
  }
  function choose() {
    asked.current = true;
    input.current?.click();
  }
  const percent = Math.round(view.zoom * 100);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's meaning
    <div aria-label={texts.stage} {...rest} role="group" className={css.root}>
      {photo ? (
        <div
          ref={stage}
          role="application"
          aria-label={texts.stage}
          aria-describedby={`${id}-help`}
          aria-disabled={disabled}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is operated by the keys it hears
          tabIndex={0}
          className={css.stage}
          onPointerDown={press}
          onPointerMove={move}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={onKeyDown}
        >
          <canvas ref={canvas} width={canvasSize} height={canvasSize} className={css.canvas} />
          <div className={css.mask} />
        </div>
      ) : (
        <button type="button" className={css.place} disabled={disabled} onClick={choose}>
          <CameraIcon size={28} strokeWidth={1.6} />
          {texts.choose}
        </button>
      )}
      <VisuallyHidden id={`${id}-help`}>{texts.stageHelp}</VisuallyHidden>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void open(file);
          event.target.value = '';
        }}
      />
      {photo && (
        <div className={css.tools}>
          <ZoomOutIcon size={18} />
          <input
            type="range"
            min={1}
            max={maxZoom}
            step={0.01}
            value={view.zoom}
            disabled={disabled}
            aria-label={texts.zoom}
            aria-valuetext={texts.zoomText(percent)}
            className={css.slider}
            onChange={(event) => {
              const zoom = Number(event.target.value);
              put((at) => zoomAt(at, zoom));
            }}
          />
          <ZoomInIcon size={18} />
          <IconButton label={texts.rotate} icon={<RotateCcwIcon />} disabled={disabled} onClick={() => put(turnLeft)} />
        </div>
      )}
      <div aria-live="polite">
        <FieldMessage error={problem} help={photo ? texts.stageHelp : undefined} />
      </div>
      <div className={css.actions}>
        {actions}
        {photo && (
          <Button disabled={disabled} onClick={choose}>
            {texts.change}
          </Button>
        )}
        <Button variant="primary" disabled={disabled || !photo} loading={busy} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
      </div>
    </div>
  );
}
