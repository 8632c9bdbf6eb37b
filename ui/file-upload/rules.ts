import type { OwnTexts } from '../locale/zhCN.ts';

export type UploadRules = {
  /** Endings without the dot, such as `['pdf', 'jpg']`; without them every file fits. */
  accept?: readonly string[];
  /** Bytes of one file. */
  maxSize?: number;
  maxCount?: number;
};

/** 1.8 MB, 640 KB: bytes in the unit that gives a short number. */
export function sizeInWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const written = step > 1 && amount < 100 ? amount.toFixed(1).replace(/\.0$/, '') : String(Math.round(amount));
  return `${written} ${units[step]}`;
}

export function endingOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The message for a file that cannot be accepted; undefined for an acceptable one. */
export function fileRefusal(
  file: { name: string; size: number },
  { accept, maxSize }: UploadRules,
  fileUpload: OwnTexts['fileUpload'],
): string | undefined {
  const ending = endingOf(file.name);
  const same = (one: string) => one.toLowerCase().replace('jpeg', 'jpg');
  if (accept && !accept.some((one) => same(one) === same(ending))) {
    const others = accept.slice(0, -1).join(fileUpload.separator);
    const list = others === '' ? (accept[0] ?? '') : `${others}${fileUpload.or}${accept.at(-1)}`;
    return fileUpload.wrongType(ending || fileUpload.noType, list);
  }
  if (file.size === 0) return fileUpload.empty;
  if (maxSize !== undefined && file.size > maxSize) {
    return fileUpload.tooLarge(sizeInWords(file.size), sizeInWords(maxSize));
  }
  return undefined;
}

/** The rules in one line: pdf、jpg，单个不超过 10 MB，最多 5 个. */
export function rulesInWords({ accept, maxSize, maxCount }: UploadRules, fileUpload: OwnTexts['fileUpload']): string {
  const parts = [
    accept?.join(fileUpload.separator),
    maxSize !== undefined && fileUpload.maxSize(sizeInWords(maxSize)),
    maxCount !== undefined && fileUpload.maxCount(maxCount),
  ];
  return parts.filter(Boolean).join(fileUpload.comma);
}
