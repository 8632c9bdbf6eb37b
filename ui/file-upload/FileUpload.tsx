import { type DragEvent, type Ref, useRef, useState } from 'react';
import {
  CircleCheckIcon,
  DownloadIcon,
  FileTextIcon,
  ImageIcon,
  Trash2Icon,
  UploadIcon,
  XIcon,
} from '../icon/icons.ts';
import { IconButton } from '../icon-button/index.ts';
import { cx, type DomProps } from '../internals/dom.ts';
import { FieldFrame, type FieldTexts, splitTexts, useField } from '../internals/field/index.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { useLocale } from '../locale/index.ts';
import { fileUploadZhCN } from '../locale/own/fileUpload.ts';
import { Progress } from '../progress/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './file-upload.css.ts';
import { endingOf, rulesInWords, sizeInWords, type UploadRules } from './rules.ts';
import { type UploadedFile, type UploadFunction, type UploadItem, useUploads } from './useUploads.ts';

export type FileUploadProps<T = unknown> = DomProps<
  'input',
  FieldTexts &
    UploadRules & {
      /** Sends one file; the field shows its progress, and stops it by the signal. */
      upload: UploadFunction<T>;
      /** Files that are there already. */
      defaultFiles?: readonly UploadedFile<T>[];
      /** Called with the files that have arrived, whenever they change. */
      onFilesChange?: (files: UploadedFile<T>[]) => void;
      ref?: Ref<HTMLInputElement>;
    }
>;

/** A place to drop or choose files, with the way of each; props and `ref` go to the `<input type="file">`. */
export function FileUpload<T = unknown>({
  accept,
  maxSize,
  maxCount,
  upload,
  defaultFiles = [],
  onFilesChange,
  disabled,
  multiple = maxCount !== 1,
  onChange,
  ref,
  ...props
}: FileUploadProps<T>) {
  const [frame, rest] = splitTexts(props);
  const { error, success, required } = frame;
  const locale = useLocale();
  const fileUpload = locale.fileUpload ?? fileUploadZhCN;
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRef(input, ref);
  const [dragged, setDragged] = useState(0);
  const { ids, state, describedBy } = useField({ ...rest, disabled, error, success });
  const rules = { accept, maxSize, maxCount };
  const uploads = useUploads({ ...rules, defaultFiles, upload, onFilesChange });
  const rulesId = `${ids.control}-rules`;

  function filesIn(event: DragEvent): boolean {
    return !disabled && event.dataTransfer.types.includes('Files');
  }
  function over(event: DragEvent) {
    if (!filesIn(event)) return;
    // Otherwise the browser would replace the page with the dropped file.
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setDragged(Math.max(1, event.dataTransfer.items.length));
  }
  function drop(event: DragEvent) {
    if (!filesIn(event)) return;
    event.preventDefault();
    setDragged(0);
    uploads.add([...event.dataTransfer.files].slice(0, multiple ? undefined : 1));
  }
  function remove(index: number, id: string) {
    uploads.remove(id);
    // The removed row loses focus, so it moves to the next row, or to the input.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (rows[index + 1] ?? rows[index - 1] ?? input.current)?.focus();
  }
  const description = [describedBy, rulesId].join(' ');
  return (
    <FieldFrame {...frame} ids={ids}>
      <div className={css.root}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: hears files dropped; the input inside hears the keys */}
        <div
          className={css.zone}
          data-state={dragged > 0 ? 'dragging' : state}
          onDragEnter={over}
          onDragOver={over}
          onDragLeave={(event) => {
            const { relatedTarget } = event;
            if (!(relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget))) setDragged(0);
          }}
          onDrop={drop}
        >
          {dragged > 0 ? <DownloadIcon size={28} strokeWidth={1.6} /> : <UploadIcon size={28} strokeWidth={1.6} />}
          <span aria-hidden className={css.invitation}>
            {dragged > 0 ? (
              <b>{fileUpload.release(dragged)}</b>
            ) : (
              <>
                {fileUpload.drop} <span className={css.choose}>{fileUpload.choose}</span>
              </>
            )}
          </span>
          <span id={rulesId} className={css.rules}>
            {rulesInWords(rules, fileUpload)}
            {/* A file input has no `aria-required`. */}
            {required && <VisuallyHidden>{locale.required}</VisuallyHidden>}
          </span>
          <input
            {...rest}
            ref={merged}
            id={ids.control}
            type="file"
            className={css.input}
            disabled={disabled}
            multiple={multiple}
            accept={accept?.map((ending) => `.${ending}`).join(',')}
            aria-describedby={description}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              onChange?.(event);
              uploads.add([...(event.target.files ?? [])]);
              // So that the same file can be chosen again after it was corrected.
              event.target.value = '';
            }}
          />
        </div>
        {uploads.items.length > 0 && (
          <ul ref={list} className={css.list} aria-label={fileUpload.list}>
            {uploads.items.map((item, index) => (
              <li key={item.id} className={css.row}>
                <FileRow item={item} />
                {item.state === 'failed' && (
                  <button type="button" className={css.action} onClick={() => uploads.retry(item.id)}>
                    {fileUpload.again}
                    <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
                  </button>
                )}
                {item.state === 'refused' && (
                  <button
                    type="button"
                    className={css.action}
                    onClick={() => {
                      uploads.remove(item.id);
                      input.current?.click();
                    }}
                  >
                    {fileUpload.replace}
                    <VisuallyHidden>{` ${item.name}`}</VisuallyHidden>
                  </button>
                )}
                <IconButton
                  data-remove
                  size="small"
                  disabled={disabled}
                  label={item.state === 'uploading' ? fileUpload.cancel(item.name) : fileUpload.remove(item.name)}
                  icon={item.state === 'uploading' ? <XIcon size={18} /> : <Trash2Icon size={18} />}
                  onClick={() => remove(index, item.id)}
                />
              </li>
            ))}
          </ul>
        )}
        <VisuallyHidden role="status">{uploads.said}</VisuallyHidden>
      </div>
    </FieldFrame>
  );
}

const pictureTypes = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp', 'svg', 'heic', 'tiff'];

function FileRow({ item }: { item: UploadItem<unknown> }) {
  const fileUpload = useLocale().fileUpload ?? fileUploadZhCN;
  const { name, size, state, share, left, message } = item;
  const percent = Math.round(share * 100);
  const wrong = state === 'failed' || state === 'refused';
  const Picture = pictureTypes.includes(endingOf(name)) ? ImageIcon : FileTextIcon;
  const way = left === undefined ? fileUpload.uploading(percent) : fileUpload.left(percent, left);
  return (
    <>
      <span className={cx(css.icon, wrong && css.wrongIcon)}>
        <Picture size={24} strokeWidth={1.6} />
      </span>
      <span className={css.words}>
        <span className={css.nameRow}>
          <span className={css.name}>{name}</span>
          {state === 'uploading' && <span className={css.way}>{way}</span>}
        </span>
        {state === 'uploading' ? (
          <Progress size="small" value={percent} label={name} valueText={way} />
        ) : (
          <span className={wrong ? css.wrong : css.note}>
            {message ?? (state === 'waiting' ? fileUpload.waiting : sizeInWords(size))}
          </span>
        )}
      </span>
      {state === 'done' && (
        <span className={css.done}>
          <CircleCheckIcon size={18} />
          {fileUpload.done}
        </span>
      )}
    </>
  );
}
