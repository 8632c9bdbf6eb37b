import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale } from '../locale/index.ts';
import { fileUploadZhCN } from '../locale/own/fileUpload.ts';
import { fileRefusal, type UploadRules } from './rules.ts';

/**
 * Sends one file: reports a share from 0 to 1, stops when the signal says so, and gives back what the server answered.
 * Throws `UploadError` with words for the reader; any other failure reads 网络中断，上传没有完成.
 */
export type UploadFunction<T> = (
  file: File,
  way: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<T>;

/** A failure whose message is meant for the reader. */
export class UploadError extends Error {}

export type UploadedFile<T = unknown> = { id: string; name: string; size: number; result?: T };

export type UploadItem<T> = UploadedFile<T> & {
  file?: File;
  state: 'waiting' | 'uploading' | 'done' | 'failed' | 'refused';
  share: number;
  /** Seconds left at the speed so far, once it can be told. */
  left?: number;
  message?: string;
};

type UploadsInput<T> = UploadRules & {
  defaultFiles: readonly UploadedFile<T>[];
  upload: UploadFunction<T>;
  onFilesChange?: (files: UploadedFile<T>[]) => void;
};

/** How many files are uploaded at once. */
const lanes = 3;

/** The files of an upload field with the progress of each. */
export function useUploads<T>({ defaultFiles, upload, onFilesChange, ...rules }: UploadsInput<T>) {
  const fileUpload = useLocale().fileUpload ?? fileUploadZhCN;
  const [items, setItems] = useState<UploadItem<T>[]>(() =>
    defaultFiles.map((file) => ({ ...file, state: 'done', share: 1 })),
  );
  const [said, setSaid] = useState('');
  const running = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const kept = items.filter(({ state }) => state !== 'refused').length;

  function change(id: string, part: Partial<UploadItem<T>>) {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }
  async function send({ id, name, file }: UploadItem<T>) {
    if (!file) return;
    const control = new AbortController();
    running.current.set(id, control);
    const begun = Date.now();
    change(id, { state: 'uploading', share: 0, left: undefined, message: undefined });
    try {
      const onProgress = (share: number) => {
        if (control.signal.aborted) return;
        const passed = (Date.now() - begun) / 1000;
        const left = share > 0.05 && passed > 1 ? Math.ceil((passed / share) * (1 - share)) : undefined;
        change(id, { share: Math.min(1, Math.max(0, share)), left });
      };
      const result = await upload(file, { signal: control.signal, onProgress });
      if (control.signal.aborted) return;
      change(id, { state: 'done', share: 1, result });
      setSaid(fileUpload.said(name, fileUpload.done));
    } catch (error) {
      if (control.signal.aborted) return;
      const message = error instanceof UploadError ? error.message : fileUpload.failed;
      change(id, { state: 'failed', message });
      setSaid(fileUpload.said(name, message));
    } finally {
      running.current.delete(id);
    }
  }
  const begin = useEffectEvent(() => {
    const free = lanes - running.current.size;
    for (const item of items
      .filter(({ id, state }) => state === 'waiting' && !running.current.has(id))
      .slice(0, free)) {
      void send(item);
    }
  });
  const report = useEffectEvent((done: UploadedFile<T>[]) => onFilesChange?.(done));
  const reported = useRef<string>(undefined);

  useEffect(() => {
    begin();
    const done = items.filter(({ state }) => state === 'done');
    const key = done.map(({ id }) => id).join(' ');
    // The initial list is not reported as a change.
    if (reported.current !== undefined && reported.current !== key) {
      report(done.map(({ id, name, size, result }) => ({ id, name, size, result })));
    }
    reported.current = key;
  }, [items]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const control of all.values()) control.abort();
    };
  }, []);

  function add(files: readonly File[]) {
    let room = (rules.maxCount ?? Number.POSITIVE_INFINITY) - kept;
    const added = files.map((file): UploadItem<T> => {
      count.current += 1;
      const base = { id: `file-${count.current}`, name: file.name, size: file.size, file, share: 0 };
      const refusal = fileRefusal(file, rules, fileUpload);
      if (refusal) return { ...base, state: 'refused', message: refusal };
      if (room <= 0) return { ...base, state: 'refused', message: fileUpload.tooMany(rules.maxCount ?? 0) };
      room -= 1;
      return { ...base, state: 'waiting' };
    });
    const refused = added.find(({ state }) => state === 'refused');
    if (refused) setSaid(fileUpload.said(refused.name, refused.message ?? ''));
    setItems((all) => [...all, ...added]);
  }
  function remove(id: string) {
    running.current.get(id)?.abort();
    running.current.delete(id);
    setItems((all) => all.filter((item) => item.id !== id));
  }
  const retry = (id: string) => change(id, { state: 'waiting', share: 0, message: undefined });
  return { items, said, kept, add, remove, retry };
}
