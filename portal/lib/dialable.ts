/** The digits to dial of a telephone number; undefined when it is masked or not a number. */
export function dialable(phone: string): string | undefined {
  if (!/^[\d\s()+（）—-]{5,}$/.test(phone)) return undefined;
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 5 ? digits : undefined;
}

/** A part of a text; with `tel`, it is a telephone number, and these are the digits to dial. */
export interface TextPart {
  readonly text: string;
  readonly tel?: string;
}

/**
 * Numbers that are telephones wherever they stand: with an area code, mobile, and 400. Short ones, such as 12345, only
 * after a word for calling. No lookbehind, which older phones do not know.
 */
const phones =
  /(^|[^\d.-])(0\d{2,3}[- ]\d{3,4} ?\d{4}|1[3-9]\d ?\d{4} ?\d{4}|400[- ]?\d{3,4}[- ]?\d{3,4})(?![\d-])|((?:拨打?|致电|电话|热线)[：: ]{0,2})(12\d{3}|11[09]|120)(?!\d)/g;

/** The parts of a text, with the telephone numbers in it on their own. */
export function withPhones(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 1: before, 2: long, 3: word, 4: short } of text.matchAll(phones)) {
    const number = long ?? short ?? '';
    const start = index + (before ?? word ?? '').length;
    if (start > from) parts.push({ text: text.slice(from, start) });
    parts.push({ text: number, tel: number.replace(/\D/g, '') });
    from = start + number.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
