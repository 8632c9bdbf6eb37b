/** The person at the end of a name; an office may come before it, separated by a space: `人事科 温老师`. */
export function personIn(name: string): string {
  return name.split(/\s/).at(-1) ?? '';
}

/** A name with all but its first character hidden: 陶老师 → 陶**; an office before it is kept. */
export function maskName(name: string): string {
  const person = personIn(name);
  const [first = '', ...others] = person;
  const hidden = others.length > 0 ? first + '*'.repeat(others.length) : '*';
  return name.slice(0, name.length - person.length) + hidden;
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
