import type { Guide } from '@yimen/contract/services/guide';
import { maskName, maskPhone, personIn } from './masking.ts';

/** The guide as a guest sees it: the responsible person's name is masked wherever the guide holds it. */
export function maskGuide(guide: Guide): Guide {
  const person = personIn(guide.contactName);
  const hide = (text: string) => {
    const nameless = person.length > 1 ? text.replaceAll(person, maskName(person)) : text;
    return guide.contactPhone ? nameless.replaceAll(guide.contactPhone, maskPhone(guide.contactPhone)) : nameless;
  };
  return mapTexts(
    { ...guide, contactName: maskName(guide.contactName), contactPhone: maskPhone(guide.contactPhone) },
    hide,
  );
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change)) as T;
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as T;
  }
  return value;
}
