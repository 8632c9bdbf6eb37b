import { expect, test } from 'vitest';
import { en, zhCN } from './index.ts';
import { mobileZhCN } from './mobile/zhCN.ts';
import { addressFormZhCN } from './own/addressForm.ts';
import { avatarEditorZhCN } from './own/avatarEditor.ts';
import { fileUploadZhCN } from './own/fileUpload.ts';
import { sortableGridZhCN } from './own/sortableGrid.ts';
import type { OwnTexts } from './zhCN.ts';

const ownZhCN: OwnTexts = {
  addressForm: addressFormZhCN,
  avatarEditor: avatarEditorZhCN,
  fileUpload: fileUploadZhCN,
  mobile: mobileZhCN,
  sortableGrid: sortableGridZhCN,
};

function entries(texts: object, path = ''): [string, unknown][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? entries(value, `${path}${name}.`) : [[`${path}${name}`, value]],
  );
}

test('every text is there in both languages', () => {
  const paths = (texts: object) =>
    entries(texts)
      .map(([path]) => path)
      .sort();
  expect(paths(en)).toEqual(paths({ ...zhCN, ...ownZhCN }));
});

test('the English texts hold no Chinese', () => {
  const texts = entries(en).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
