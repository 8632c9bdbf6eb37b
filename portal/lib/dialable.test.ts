import { expect, it } from 'vitest';
import { dialable, withPhones } from './dialable.ts';

it('dials whole numbers only', () => {
  expect(dialable('0579-8866 0211')).toBe('057988660211');
  expect(dialable('12345')).toBe('12345');
  expect(dialable('0579-8866 ****')).toBeUndefined();
  expect(dialable('见公告')).toBeUndefined();
  expect(dialable('')).toBeUndefined();
});

const phonesIn = (text: string) =>
  withPhones(text).flatMap(({ text: number, tel }) => (tel ? [`${number}=${tel}`] : []));

it('finds the telephone numbers in a text, and leaves every other number', () => {
  expect(phonesIn('咨询电话：0579-8866 0217、027-55669172，手机 13800001234。')).toEqual([
    '0579-8866 0217=057988660217',
    '027-55669172=02755669172',
    '13800001234=13800001234',
  ]);
  expect(phonesIn('请拨 12345，急救拨打120，客服 400-810-5678')).toEqual([
    '12345=12345',
    '120=120',
    '400-810-5678=4008105678',
  ]);
  expect(
    phonesIn('共 12345 件，2026-11-20 08:00，学号 2024310086，身份证 330102199001011234，图号 0579-8866 02171'),
  ).toEqual([]);
  expect(
    withPhones('打 0579-8866 0217 咨询')
      .map(({ text }) => text)
      .join(''),
  ).toBe('打 0579-8866 0217 咨询');
  expect(withPhones('')).toEqual([]);
});
