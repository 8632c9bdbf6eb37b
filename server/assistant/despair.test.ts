import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isDespair } from './despair.ts';
import { readQuestions } from './score.ts';

/** What people in despair may write, and what is alike but for its meaning. */
const cases: { despair: string[]; other: string[] } = JSON.parse(
  await readFile(new URL('./despair.cases.json', import.meta.url), 'utf8'),
);

test('despair is heard in farewells, in wishes not to be, and in means at hand', () => {
  expect(cases.despair.length).toBeGreaterThan(130);
  expect(cases.despair.filter((words) => !isDespair(words))).toEqual([]);
});

test('what is alike but for its meaning is no despair', () => {
  expect(cases.other.length).toBeGreaterThan(130);
  expect(cases.other.filter(isDespair)).toEqual([]);
});

test('of all labelled questions those of despair are heard, and no others', async () => {
  const questions = (
    await Promise.all([readQuestions('ourselves'), readQuestions('others'), readQuestions('more others')])
  ).flat();
  const heard = questions.filter(({ question }) => isDespair(question));
  expect(heard).toEqual(questions.filter(({ kind }) => kind === 'despair'));
  expect(heard.length).toBe(22);
});

test('despair is heard in traditional letters and with dots between them', () => {
  expect(isDespair('藥我已經存夠了')).toBe(true);
  expect(isDespair('想從這個世界上消失')).toBe(true);
  expect(isDespair('我 不 想 活 了')).toBe(true);
});

test('no text makes it try its patterns without end', async () => {
  const source = await readFile(new URL('./despair.ts', import.meta.url), 'utf8');
  const letters = [...new Set(source.match(/\p{Script=Han}/gu))];
  expect(letters.length).toBeGreaterThan(300);
  // Where a repetition can be cut in many ways, one of these takes longer than any test may.
  const texts = letters.flatMap((letter) => [
    letter.repeat(100),
    `想${letter.repeat(98)}`,
    `我${`想${letter}`.repeat(49)}`,
  ]);
  expect(texts.filter(isDespair).length).toBeLessThan(texts.length);
});

test.each([
  '他说要自杀',
  '自 杀',
  '自.杀',
  '自殺',
  '輕生',
  '結束生命',
  '我想自我了断',
  '自我了结',
  '了断自己',
  '自縊',
  '活着没意思',
  '活着没有意义',
  '活着没意义',
  '活着真的好累',
  '活得好累',
  '人生没有意义',
  '生无可恋',
  '生無可戀',
  '活够了',
  '这一生活够了',
  '没法活了',
  '没法再活',
  '不想活',
  '不想再活',
  '活不下去',
  '活不下去了',
  '活不成了',
  '活腻了',
  '撑不下去了',
  '我快撐不住了',
  '系统一直提交失败，我崩溃了',
  '我崩潰了',
  '绝望',
  '絕望',
  '看不到希望',
  '看不見希望',
  '没希望了',
  '没有活路',
  '想从楼上跳下去',
  '从桥上跳',
  '從橋上跳',
  '跳楼',
  '跳樓',
  '跳江',
  '跳轨',
  '跳軌',
  '跳河',
  '上吊',
  '烧炭',
  '燒炭',
  '我拿刀划自己了',
  '割腕',
  '割脉',
  '割脈',
  '吃安眠药',
  '吃了一整瓶安眠药',
  '吃安眠藥',
  '吞药',
  '吃药死',
  '喝农药',
  '喝農藥',
  '服毒',
  '真想一死了之',
  '想死',
  '我想死你们别拦',
  '不如死了',
  '死了算了',
  '死了更好',
  '遗书',
  '遗书怎么写',
  '寫遺書',
  '想不开',
  '想不開',
  '他想不开会不会出事',
  '她想不开通知谁',
  '不想在这个世界上了',
  '不想活在这个世界上',
  '离开这个世界',
  '離開這個世界',
  '想消失',
  '没人在乎我',
  '跟着他走了算了',
  'I want to die',
  'i wanna die',
  'suicide',
  'kill myself',
  'I don’t want to live',
  'cut myself',
  'end it all',
])('“%s” is heard', (words) => {
  expect(isDespair(words)).toBe(true);
});

test.each([
  '电脑死机了',
  '校园网卡死了怎么办',
  '死亡证明怎么开',
  '想要死亡证明怎么开',
  '想办死亡登记',
  '花都死了',
  '我想死你了',
  '想死你们啦',
  '系统崩溃了',
  '选课系统又崩溃了',
  '选课 系统 老是 崩溃',
  '硬盘撑不住',
  '服务器快撑不住了',
  '我妈办护照，我能跟她一起去吗',
  '调剂还有没有希望',
  '希望工程怎么捐',
  '不想活动的可以不去吗',
  '没法活体检测',
  '没法活体认证',
  '不想活检',
  '不愿活期存款',
  '大学生活够不够',
  '大学生活够丰富吗',
  '想不开发票',
  '想不开通网银可以吗',
  '遗书公证怎么办',
  '遗书的公证',
  '自残疾人联合会领的证丢了',
  '来自残联的通知',
  '请各自尽快提交',
  '怎么规划自己的课表',
  '计划自己租房',
  '跳楼价',
  '从首页上跳转不了',
  '生活补贴没有到账',
  '学生证',
  'when is the deadline',
  'my phone died',
])('“%s” is no despair', (words) => {
  expect(isDespair(words)).toBe(false);
});
