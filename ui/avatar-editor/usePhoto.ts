import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sizeInWords } from '../file-upload/rules.ts';
import { useLocale } from '../locale/index.ts';
import { avatarEditorZhCN } from '../locale/own/avatarEditor.ts';

export type Photo = { image: ImageBitmap; type: string };

/** The edited photo, decoded with the orientation in its metadata, and the reason why a file was refused. */
export function usePhoto(source: Blob | undefined, maxSize: number, onPhoto: () => void) {
  const texts = useLocale().avatarEditor ?? avatarEditorZhCN;
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Blob>(undefined);

  async function open(file: Blob) {
    latest.current = file;
    if (file.size > maxSize) {
      setProblem(texts.tooLarge(sizeInWords(maxSize)));
      return;
    }
    try {
      // A bitmap, not an <img>, which would need an object URL that a strict content security policy refuses.
      const image = await createImageBitmap(file);
      // A slower, earlier file must not replace the one chosen after it.
      if (latest.current !== file) return;
      setProblem(undefined);
      setPhoto({ image, type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' });
      onPhoto();
    } catch {
      if (latest.current === file) setProblem(texts.notImage);
    }
  }
  const begin = useEffectEvent((file: Blob) => void open(file));
  useEffect(() => {
    if (source) begin(source);
  }, [source]);
  return { photo, problem, open, setProblem };
}
