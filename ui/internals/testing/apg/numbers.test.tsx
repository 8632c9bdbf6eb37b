import { DatePicker } from '../../../date-picker/index.ts';
import { NumberField } from '../../../number-field/index.ts';
import { Slider } from '../../../slider/index.ts';
import { TimeField } from '../../../time-field/index.ts';
import { attribute, backTab, focused, pattern, tab } from './keys.tsx';

const now = attribute('[role="spinbutton"]', 'aria-valuenow');

pattern('spin button: NumberField', <NumberField label="份数" defaultValue={20} min={1} max={40} />, [
  ['', '{ArrowUp}', 'adds a step', now, '21'],
  ['', '{ArrowDown}', 'takes a step away', now, '19'],
  ['', '{PageUp}', 'adds ten steps', now, '30'],
  ['', '{PageDown}', 'takes ten steps away', now, '10'],
  ['', '{Home}', 'goes to the least', now, '1'],
  ['', '{End}', 'goes to the most', now, '40'],
  ['{End}', '{ArrowUp}', 'stays at the most', now, '40'],
  ['{Home}', '{ArrowDown}', 'stays at the least', now, '1'],
  ['{ArrowRight}{Backspace}{Backspace}', '7', 'writes into it', now, '7'],
]);

pattern('spin button: TimeField', <TimeField label="开始" defaultValue="08:30" />, [
  ['', '{ArrowUp}', 'adds an hour', now, '9'],
  ['', '{ArrowDown}', 'takes an hour away', now, '7'],
  ['', '{PageUp}', 'goes to the next quarter of the day', now, '12'],
  ['', '{PageDown}', 'goes to the quarter of the day before', now, '6'],
  ['', '{Home}', 'goes to the first hour', now, '0'],
  ['', '{End}', 'goes to the last hour', now, '23'],
  ['{End}', '{ArrowUp}', 'goes on from the last hour to the first', now, '0'],
  ['', '{ArrowRight}', 'moves to the minute', focused, '分'],
  ['{ArrowRight}', '{ArrowLeft}', 'moves to the hour', focused, '时'],
  ['', '1', 'writes into it', now, '1'],
]);

const place = () => document.querySelector<HTMLInputElement>('[type="range"]')?.valueAsNumber;

pattern('slider', <Slider label="提前提醒" defaultValue={50} />, [
  ['', '{ArrowRight}', 'adds a step', place, 51],
  ['', '{ArrowUp}', 'adds a step', place, 51],
  ['', '{ArrowLeft}', 'takes a step away', place, 49],
  ['', '{ArrowDown}', 'takes a step away', place, 49],
  ['', '{PageUp}', 'adds a tenth', place, 60],
  ['', '{PageDown}', 'takes a tenth away', place, 40],
  ['', '{Home}', 'goes to the least', place, 0],
  ['', '{End}', 'goes to the most', place, 100],
]);

const day = () => document.activeElement?.getAttribute('data-date');
const written = () => document.querySelector('input')?.value;
const open = attribute('button[aria-haspopup="dialog"]', 'aria-expanded');
const month = () => document.querySelector('[role="dialog"] [aria-live]')?.textContent;

pattern('date picker dialog', <DatePicker label="日期" defaultValue="2026-11-18" today="2026-11-20" />, [
  ['', '{Enter}', 'opens the calendar at the chosen day', day, '2026-11-18'],
  ['', ' ', 'opens the calendar at the chosen day', day, '2026-11-18'],
  [tab, '{ArrowDown}', 'opens the calendar from the text', day, '2026-11-18'],
  ['{Enter}', '{Escape}', 'closes it', open, 'false'],
  [
    '{Enter}',
    '{Escape}',
    'gives the focus back to the button',
    () => document.activeElement?.getAttribute('aria-haspopup'),
    'dialog',
  ],
  ['{Enter}', tab, 'goes on from the grid to the first button', focused, '上个月'],
  ['{Enter}', backTab, 'moves back to the next month’s button', focused, '下个月'],
  [`{Enter}${tab}`, tab, 'moves to the next month’s button', focused, '下个月'],
  [`{Enter}${tab}${tab}`, tab, 'moves into the grid', day, '2026-11-18'],
  [`{Enter}${tab}`, '{Enter}', 'shows the month before', month, '2026 年 10 月'],
  [`{Enter}${tab}`, ' ', 'shows the month before', month, '2026 年 10 月'],
  [`{Enter}${tab}${tab}`, '{Enter}', 'shows the next month', month, '2026 年 12 月'],
  [`{Enter}${tab}${tab}`, ' ', 'shows the next month', month, '2026 年 12 月'],
  ['{Enter}{ArrowRight}', '{Enter}', 'takes the day and closes', written, '2026-11-19'],
  ['{Enter}{ArrowRight}', ' ', 'takes the day and closes', written, '2026-11-19'],
  ['{Enter}', '{ArrowRight}', 'moves to the next day', day, '2026-11-19'],
  ['{Enter}', '{ArrowLeft}', 'moves to the day before', day, '2026-11-17'],
  ['{Enter}', '{ArrowDown}', 'moves to the same day of the next week', day, '2026-11-25'],
  ['{Enter}', '{ArrowUp}', 'moves to the same day of the week before', day, '2026-11-11'],
  ['{Enter}', '{Home}', 'moves to Monday', day, '2026-11-16'],
  ['{Enter}', '{End}', 'moves to Sunday', day, '2026-11-22'],
  ['{Enter}', '{PageUp}', 'moves to the month before', day, '2026-10-18'],
  ['{Enter}', '{PageDown}', 'moves to the next month', day, '2026-12-18'],
  ['{Enter}', '{Shift>}{PageUp}{/Shift}', 'moves to the year before', day, '2025-11-18'],
  ['{Enter}', '{Shift>}{PageDown}{/Shift}', 'moves to the next year', day, '2027-11-18'],
]);
