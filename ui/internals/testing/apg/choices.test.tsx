import { Accordion } from '../../../accordion/index.ts';
import { Carousel } from '../../../carousel/index.ts';
import { RadioGroup } from '../../../radio-group/index.ts';
import { Switch } from '../../../switch/index.ts';
import { Tabs } from '../../../tabs/index.ts';
import { all, backTab, focused, pattern, tab } from './keys.tsx';

const tabs = ['办理', '材料', '常见问题'].map((label) => ({ id: label, label }));
const chosenTab = all('[aria-selected="true"]');
const panel = all('[role="tabpanel"]:not([hidden])');

pattern(
  'tabs',
  <>
    <Tabs
      label="指南"
      items={tabs}
      defaultValue="材料"
      panels={Object.fromEntries(tabs.map(({ id }) => [id, `${id}的内容`]))}
    />
    <button type="button">后面</button>
  </>,
  [
    ['', tab, 'leaves the row for the panel', focused, '材料的内容'],
    [tab, backTab, 'comes back to the chosen tab', focused, '材料'],
    ['', '{ArrowRight}', 'moves on and chooses', chosenTab, ['常见问题']],
    ['', '{ArrowRight}', 'shows the panel of the tab', panel, ['常见问题的内容']],
    ['{ArrowRight}', '{ArrowRight}', 'goes on from the last to the first', focused, '办理'],
    ['', '{ArrowLeft}', 'moves back and chooses', chosenTab, ['办理']],
    ['{ArrowLeft}', '{ArrowLeft}', 'goes back from the first to the last', focused, '常见问题'],
    ['', '{Home}', 'goes to the first and chooses', chosenTab, ['办理']],
    ['', '{End}', 'goes to the last and chooses', chosenTab, ['常见问题']],
  ],
);

const slides = ['明湖秋色', '图书馆'].map((words) => (
  <a key={words} href="#slide">
    {words}
  </a>
));
const slide = all('[role="tabpanel"][data-state="active"]');

pattern('carousel', <Carousel label="要闻" slides={slides} interval={600_000} />, [
  ['', '{Enter}', 'starts it', focused, '停止自动播放'],
  ['', ' ', 'starts it', focused, '停止自动播放'],
  [' ', ' ', 'stops it', focused, '开始自动播放'],
  ['', tab, 'moves to the button for the slide before', focused, '上一张'],
  [tab, '{Enter}', 'shows the slide before', slide, ['图书馆']],
  [tab, ' ', 'shows the slide before', slide, ['图书馆']],
  [tab, tab, 'moves to the chosen slide of the row', focused, '第 1 张，共 2 张'],
  [tab + tab, '{ArrowRight}', 'shows the next slide', slide, ['图书馆']],
  [tab + tab, '{ArrowLeft}', 'goes back from the first slide to the last', slide, ['图书馆']],
  [`${tab}${tab}{ArrowRight}`, '{Home}', 'shows the first slide', slide, ['明湖秋色']],
  [tab + tab, '{End}', 'shows the last slide', slide, ['图书馆']],
  [tab + tab, tab, 'moves to the button for the next slide', focused, '下一张'],
  [tab + tab + tab, '{Enter}', 'shows the next slide', slide, ['图书馆']],
  [tab + tab + tab, ' ', 'shows the next slide', slide, ['图书馆']],
  [tab + tab + tab, tab, 'moves into the slide', focused, '明湖秋色'],
  [tab + tab + tab + tab, backTab, 'moves back to the buttons', focused, '下一张'],
]);

const questions = ['怎么购买学生票？', '可以请同学代领吗？', '照片没通过怎么办？'];
const openPanels = all('section:not([hidden])');

pattern(
  'accordion',
  <>
    <Accordion items={questions.map((title) => ({ id: title, title, content: `答：${title}` }))} />
    <button type="button">后面</button>
  </>,
  [
    ['', '{Enter}', 'opens the panel', openPanels, [`答：${questions[0]}`]],
    ['', ' ', 'opens the panel', openPanels, [`答：${questions[0]}`]],
    ['{Enter}', '{Enter}', 'closes the panel', openPanels, []],
    [' ', ' ', 'closes the panel', openPanels, []],
    ['', tab, 'moves to the next heading', focused, questions[1]],
    [tab, backTab, 'moves to the heading before', focused, questions[0]],
    ['', '{ArrowDown}', 'moves to the next heading', focused, questions[1]],
    ['{ArrowUp}', '{ArrowDown}', 'goes on from the last to the first', focused, questions[0]],
    ['{ArrowDown}', '{ArrowUp}', 'moves to the heading before', focused, questions[0]],
    ['', '{ArrowUp}', 'goes back from the first to the last', focused, questions[2]],
    ['', '{End}', 'moves to the last heading', focused, questions[2]],
    ['{End}', '{Home}', 'moves to the first heading', focused, questions[0]],
  ],
);

const checked = () => document.querySelector<HTMLInputElement>('input:checked')?.value;
const reasons = [
  { value: 'lost', label: '遗失' },
  { value: 'broken', label: '损毁' },
  { value: 'changed', label: '信息变更' },
];

pattern(
  'radio group',
  <>
    <RadioGroup label="补办原因" options={reasons} defaultValue="broken" />
    <button type="button">后面</button>
  </>,
  [
    ['', tab, 'leaves the group', focused, '后面'],
    [tab, backTab, 'comes back to the chosen one', focused, '损毁'],
    ['', '{ArrowRight}', 'chooses the next', checked, 'changed'],
    ['', '{ArrowDown}', 'chooses the next', checked, 'changed'],
    ['{ArrowDown}', '{ArrowDown}', 'goes on from the last to the first', checked, 'lost'],
    ['', '{ArrowLeft}', 'chooses the one before', checked, 'lost'],
    ['', '{ArrowUp}', 'chooses the one before', checked, 'lost'],
    ['{ArrowUp}', '{ArrowUp}', 'goes back from the first to the last', checked, 'changed'],
  ],
);
pattern('radio group with nothing chosen', <RadioGroup label="补办原因" options={reasons} />, [
  ['', ' ', 'chooses the one that has the focus', checked, 'lost'],
]);

const isOn = () => document.querySelector<HTMLInputElement>('[role="switch"]')?.checked;

pattern('switch', <Switch label="只看未读" />, [
  ['', ' ', 'turns it on', isOn, true],
  [' ', ' ', 'turns it off', isOn, false],
  ['', '{Enter}', 'turns it on', isOn, true],
  ['{Enter}', '{Enter}', 'turns it off', isOn, false],
]);
