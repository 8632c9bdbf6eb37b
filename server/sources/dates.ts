import { isDay, parseMinute, parseMoment } from '../lib/time.ts';

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;
const usualForms = ['YYYY-MM-DD HH:mm:ss', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD'];

/** Whether a format is valid: a name, or a pattern with year, month and day, each part once. */
export function isForm(form: string): boolean {
  if (['iso', 'seconds', 'milliseconds'].includes(form)) return true;
  const parts: string[] = form.match(/YYYY|MM|DD|HH|mm|ss/g) ?? [];
  const rest = form.replace(/YYYY|MM|DD|HH|mm|ss/g, '');
  const once = new Set(parts).size === parts.length;
  return (
    once && ['YYYY', 'MM', 'DD'].every((part) => parts.includes(part)) && /^[年月日时分秒/:. T-]{0,20}$/.test(rest)
  );
}

/** The latest time that is accepted: a later one comes from a number in another unit. */
const latest = parseMinute('2999-12-31').getTime();
const earliest = parseMinute('1900-01-01').getTime();

/** The time of a value in a format; without one as ISO 8601 or a usual format. Null when it is not valid. */
export function readMoment(value: string, form?: string): Date | null {
  const found = form === undefined ? readUsual(value) : parseForm(value, form);
  const time = found?.getTime() ?? Number.NaN;
  return time >= earliest && time <= latest ? found : null;
}

function readUsual(value: string): Date | null {
  if (iso.test(value)) return readIso(value);
  for (const form of usualForms) {
    const found = parseMoment(value, form);
    if (found) return found;
  }
  return null;
}

function parseForm(value: string, form: string): Date | null {
  if (form === 'iso') return iso.test(value) ? readIso(value) : null;
  if (form === 'seconds' || form === 'milliseconds') {
    if (!/^-?\d{1,15}(\.\d+)?$/.test(value)) return null;
    return new Date(Math.trunc(Number(value) * (form === 'seconds' ? 1000 : 1)));
  }
  return parseMoment(value, form);
}

function readIso(value: string): Date | null {
  const [day = ''] = value.split('T');
  return isDay(day) ? new Date(value.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) : null;
}
