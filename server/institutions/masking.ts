/** A name with all but its first character hidden: 陶老师 → 陶**; an office before it stays. */
export function maskName(name: string): string {
  const parts = name.split(' ');
  const last = [...(parts.pop() ?? '')];
  const hidden = last.length > 1 ? `${last[0]}${'*'.repeat(last.length - 1)}` : '*';
  return [...parts, hidden].join(' ');
}

/** A telephone number with its last four digits hidden. */
export function maskPhone(phone: string): string {
  let left = 4;
  return [...phone]
    .reverse()
    .map((character) => (/\d/.test(character) && left-- > 0 ? '*' : character))
    .reverse()
    .join('');
}
