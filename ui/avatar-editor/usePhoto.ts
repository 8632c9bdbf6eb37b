import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sizeInWords } from '../file-upload/rules.ts';
import { useLocale } from '../locale/index.ts';

export type Photo = { image: ImageBitmap; type: string };

/** The photo that is edited, decoded with the turn its camera noted, and why another file is none. */
export function usePhoto(source: Blob | undefined, maxSize: number, onPhoto: () => void) {
  const { avatarEditor } = useLocale();
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<Blob>(undefined);

  async function open(file: Blob) {
    latest.current = file;
    if (file.size > maxSize) {
      setProblem(avatarEditor.tooLarge(sizeInWords(maxSize)));
      return;
    }
    try {
      // A bitmap, not an <img>: no address of the file is needed, which a strict content security policy would refuse.
      const image = await createImageBitmap(file);
      // A slower, earlier file must not replace the one chosen after it.
      if (latest.current !== file) return;
      setProblem(undefined);
      setPhoto({ image, type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' });
      onPhoto();
    } catch {
      if (latest.current === file) setProblem(avatarEditor.notImage);
    }
  }
  const begin = useEffectEvent((file: Blob) => void open(file));
  useEffect(() => {
    if (source) begin(source);
  }, [source]);
  return { photo, problem, open, setProblem };
}
