/** The digits to dial of a telephone number; undefined when it is masked or not a number. */
export function dialable(phone: string): string | undefined {
  if (!/^[\d\s()+（）—-]{5,}$/.test(phone)) return undefined;
  const digits = phone.replace(/[^\d+]/g, '');
  return digits.length >= 5 ? digits : undefined;
}
