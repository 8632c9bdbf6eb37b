/** Digits to dial for a telephone number as written; undefined when it is masked or no number at all. */
export function dialable(phone: string): string | undefined {
  if (!/^[\d\s()+（）—-]{5,}$/.test(phone)) return undefined;
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 5 ? digits : undefined;
}
