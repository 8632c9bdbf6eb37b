import { useState } from 'react';
import { MultiSelect } from '../../../multi-select/index.ts';
import { SearchField } from '../../../search-field/index.ts';
import { Select } from '../../../select/index.ts';
import { active, all, attribute, backTab, focused, pattern, tab, typed } from './keys.tsx';

const open = attribute('[role="combobox"]', 'aria-expanded');
const caret = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.selectionStart : undefined;

function Search() {
  const [said, setSaid] = useState('');
  const suggestions = ['成绩单打印', '成绩单核验', '重修报名'].map((title) => ({
    id: title,
    title,
    href: `#${title}`,
  }));
  return (
    <>
      <SearchField label="搜索服务" defaultValue="cjd" onSearch={setSaid} suggestions={suggestions} />
      <output>{said}</output>
    </>
  );
}
const said = () => document.querySelector('output')?.textContent;

/** Without the hint of the key that opens it. */
const suggested = () => active()?.replace('回车', '');

pattern('combobox with list autocomplete: SearchField', <Search />, [
  ['', '{ArrowDown}', 'moves to the first option', suggested, '成绩单打印'],
  ['{Escape}', '{ArrowDown}', 'opens the list at the first option', suggested, '成绩单打印'],
  ['{Escape}', '{ArrowUp}', 'opens the list at the last option', suggested, '重修报名'],
  ['{Escape}', '{Alt>}{ArrowDown}{/Alt}', 'opens the list', open, 'true'],
  ['{Escape}', '{Alt>}{ArrowDown}{/Alt}', 'points at nothing', active, undefined],
  ['', '{Alt>}{ArrowUp}{/Alt}', 'closes the list', open, 'false'],
  ['{ArrowDown}', '{ArrowDown}', 'moves on', suggested, '成绩单核验'],
  ['{ArrowDown}{ArrowDown}', '{ArrowUp}', 'moves back', suggested, '成绩单打印'],
  ['', '{Enter}', 'searches for what is written', said, 'cjd'],
  ['{ArrowDown}', '{Enter}', 'opens the option', () => decodeURIComponent(location.hash), '#成绩单打印'],
  ['', '{Escape}', 'closes the list', open, 'false'],
  ['{Escape}', '{Escape}', 'empties the text', typed, ''],
  ['{End}', 'x', 'writes', typed, 'cjdx'],
  ['{ArrowDown}', 'x', 'goes on writing and points at nothing', active, undefined],
  ['{End}{ArrowDown}', '{ArrowLeft}', 'goes back into the text', caret, 2],
  ['{Home}{ArrowDown}', '{ArrowRight}', 'goes back into the text', caret, 1],
  ['{ArrowDown}', '{Home}', 'goes to the start of the text', caret, 0],
  ['{ArrowDown}', '{End}', 'goes to the end of the text', caret, 3],
  ['{End}{ArrowDown}', '{Backspace}', 'takes the sign before away', typed, 'cj'],
  ['{Home}{ArrowDown}', '{Delete}', 'takes the next sign away', typed, 'jd'],
  ['', tab, 'moves to the button that empties the text', focused, '清除'],
  [tab, tab, 'leaves the field and closes the list', open, 'false'],
  [tab, backTab, 'comes back to the text', typed, 'cjd'],
]);

const colleges = ['土木与建筑学院', '机电工程学院', '信息工程学院', '新闻学院', '化学与材料学院'];
const options = colleges.map((label) => ({ value: label, label }));
const value = () => document.querySelector('[id$="-value"]')?.textContent;

pattern(
  'select-only combobox with its listbox: Select',
  <>
    <Select label="学院" options={options} defaultValue="机电工程学院" />
    <button type="button">后面</button>
  </>,
  [
    ['', '{ArrowDown}', 'opens the list at the chosen option', active, '机电工程学院'],
    ['', '{Alt>}{ArrowDown}{/Alt}', 'opens the list at the chosen option', active, '机电工程学院'],
    ['', '{ArrowUp}', 'opens the list at the chosen option', active, '机电工程学院'],
    ['', '{Enter}', 'opens the list', open, 'true'],
    ['', ' ', 'opens the list', open, 'true'],
    ['', '{Home}', 'opens the list at the first option', active, '土木与建筑学院'],
    ['', '{End}', 'opens the list at the last option', active, '化学与材料学院'],
    ['', 'x', 'opens the list at the option of that letter', active, '信息工程学院'],
    ['{Enter}', 'x', 'goes to the option of that letter', active, '信息工程学院'],
    ['{Enter}', 'xx', 'goes to the next option of that letter', active, '新闻学院'],
    ['{Enter}', '{ArrowDown}', 'moves on', active, '信息工程学院'],
    ['{Enter}', '{ArrowUp}', 'moves back', active, '土木与建筑学院'],
    ['{Enter}', '{Home}', 'goes to the first', active, '土木与建筑学院'],
    ['{Enter}', '{End}', 'goes to the last', active, '化学与材料学院'],
    ['{Enter}', '{PageDown}', 'goes on by ten at most', active, '化学与材料学院'],
    ['{Enter}{End}', '{PageUp}', 'goes back by ten at most', active, '土木与建筑学院'],
    ['{Enter}{ArrowDown}', '{Enter}', 'takes the option', value, '信息工程学院'],
    ['{Enter}{ArrowDown}', ' ', 'takes the option', value, '信息工程学院'],
    ['{Enter}{ArrowDown}', '{Alt>}{ArrowUp}{/Alt}', 'takes the option', value, '信息工程学院'],
    ['{Enter}{ArrowDown}', tab, 'takes the option', value, '信息工程学院'],
    ['{Enter}{ArrowDown}', tab, 'moves on', focused, '后面'],
    ['{Enter}{ArrowDown}', '{Escape}', 'closes the list', open, 'false'],
    ['{Enter}{ArrowDown}', '{Escape}', 'keeps what was chosen', value, '机电工程学院'],
    [tab, backTab, 'comes back', value, '机电工程学院'],
  ],
);

const tags = all('ul[aria-label] li');

pattern(
  'combobox for several: MultiSelect',
  <>
    <MultiSelect label="学院" options={options} defaultValue={['机电工程学院']} />
    <button type="button">后面</button>
  </>,
  [
    ['', '{ArrowDown}', 'opens the list at the first option', active, '土木与建筑学院'],
    ['', '{ArrowUp}', 'opens the list at the last option', active, '化学与材料学院'],
    ['', '{Alt>}{ArrowDown}{/Alt}', 'opens the list and points at nothing', active, undefined],
    ['{ArrowDown}', '{Alt>}{ArrowUp}{/Alt}', 'closes the list', open, 'false'],
    ['{ArrowDown}', '{ArrowDown}', 'moves on', active, '机电工程学院'],
    ['{ArrowDown}', '{ArrowUp}', 'goes back from the first to the last', active, '化学与材料学院'],
    ['{ArrowDown}', '{Enter}', 'takes the option', tags, ['机电工程学院', '土木与建筑学院']],
    ['{ArrowDown}{ArrowDown}', '{Enter}', 'gives the option back', tags, []],
    ['{ArrowDown}', '{Escape}', 'closes the list', open, 'false'],
    ['x{Escape}', '{Escape}', 'empties the text', typed, ''],
    ['x', '{Home}', 'goes to the start of the text', caret, 0],
    ['x{Home}', '{End}', 'goes to the end of the text', caret, 1],
    ['xy{Home}{ArrowDown}', '{ArrowRight}', 'goes back into the text', caret, 1],
    ['x{ArrowDown}', '{End}', 'points at nothing', active, undefined],
    ['', '{Backspace}', 'takes the last tag away', tags, []],
    ['', '{ArrowLeft}', 'moves to the last tag', focused, '去掉 机电工程学院'],
    ['{ArrowLeft}', '{ArrowRight}', 'moves back into the text', typed, ''],
    ['{ArrowLeft}', '{Delete}', 'takes the tag away', tags, []],
    ['{ArrowDown}', tab, 'closes the list', open, 'false'],
  ],
);
