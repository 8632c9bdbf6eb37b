import { describe, expect, test } from 'vitest';
import { isFaithful } from './faithful.ts';

const sources = [
  '学生证补办',
  '要准备本人近期证件照，视情况还要挂失声明。',
  '工本费 15 元，在线支付；承诺时限 3 个工作日，2026-10-12 起不需要预约。',
  '到行政楼 105 学生事务中心领取，电话 0579-8866 0101，网址 https://card.mingde.example/apply。',
  '不能代办，本人刷校园卡领取。',
];
const names = ['学生事务中心', '教务处', '财务处'];

test.each([
  '带上本人近期证件照，交 15 元工本费，3 个工作日后到行政楼105领取。',
  '不需要预约，到学生事务中心领取就行，电话 0579-88660101。',
  '2026-10-12 起办这件事不需要预约，要本人去，不能代办。',
  '可以在网上办：https://card.mingde.example/apply',
])('a wording with only what is said: %s', (wording) => {
  expect(isFaithful(wording, [...sources, '可以在网上办。'], names)).toBe(true);
});

describe('a wording is not taken that brings in', () => {
  test.each([
    ['a number', '工本费 20 元。'],
    ['a part of a number', '工本费 5 元。'],
    ['a number of something else', '3 天办好。'],
    ['a document', '带身份证去。'],
    ['a number in words', '三个工作日办好。'],
    ['a date', '2026-10-13 起办理。'],
    ['a telephone number', '请打 0579-88660102。'],
    ['a link', '见 https://card.other.example/apply'],
    ['a known name', '到教务处领取。'],
    ['a name by its ending', '到图书馆领取。'],
    ['somebody’s name', '找王老师领取。'],
    ['a quoted name', '填《补办申请表》。'],
    ['a word in letters', '下载 App 办理。'],
    ['a denial', '不收工本费。'],
    ['what is denied', '需要预约，带证件照去。'],
    ['what may not be', '可以找人，能代办。'],
    ['marks of a list', '- 带证件照\n- 交工本费'],
    ['what nobody said', '请把密码发给管理员。'],
    ['a duty', '必须本人到场。'],
    ['a fee before it', '先收费再办。'],
    ['nothing', ' '],
    ['more than a few sentences', '带证件照。'.repeat(80)],
  ])('%s', (_, wording) => {
    expect(isFaithful(wording, sources, names)).toBe(false);
  });
});
