import { readFile, writeFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { responsibilityRows } from '../../../server/database/schema/publishing.ts';
import { type Act, goesOn, ofRow, person, type Stage } from './stage.ts';

/** The id in the first line of a list that has one. */
const idIn = (text: string, pattern: RegExp) => text.match(pattern)?.[0] ?? '';

const keyOfPush = async ({ run }: Stage) => idIn(await run('push-key  list  mingde'), /finance-[\da-f]{8}/);
const removal = async ({ run }: Stage) => idIn(await run('removed  list  mingde  responsibilityRows'), /[\da-f]{8}/);

/** Writes an export with another telephone number. */
async function changeExport({ run, file }: Stage): Promise<void> {
  await run(`export  jiangcheng  ${file('whole.json')}`);
  const whole = JSON.parse(await readFile(file('whole.json'), 'utf8'));
  whole.institution.hotline = '027-1';
  await writeFile(file('whole.json'), JSON.stringify(whole));
}

/** What operators do by commands: each with the number of entries that it leaves. */
export const commandActs: readonly Act[] = [
  ['settings of the institution', 1, ({ run }) => run('set  institution  mingde  hotline=0571-1')],
  ['colours', 1, ({ run }) => run('set  theme  mingde  themColor=#0a7f5a')],
  ['a host', 1, ({ run }) => run('host  add  mingde  other.localhost')],
  ['a host that goes', 1, ({ run }) => run('host  remove  mingde  other.localhost  --yes')],
  ['a new account', 1, ({ run }) => run('user  mingde  zhangsan  name=张三  userType=STAFF')],
  ['a person without an account', 1, ({ run }) => run('set  people  mingde  id=wangwu  name=王五  userType=STAFF')],
  [
    'initial passwords',
    1,
    ({ run, file }) => run(`initial-passwords  mingde  ${file('first.csv')}  ${file('names.txt')}`),
  ],
  ['a password', 1, ({ run }) => run('password  mingde  zhangsan')],
  ['a one-time code', 1, ({ run }) => run('one-time-code  mingde  zhangsan')],
  ['a picture', 1, ({ run, file }) => run(`picture  set  mingde  spare  ${file('emblem.png')}`)],
  ['a picture that goes', 1, ({ run }) => run('picture  remove  mingde  spare  --yes')],
  ['a file', 1, ({ run, file }) => run(`file  set  mingde  ${file('form.pdf')}`)],
  ['a file that goes', 1, ({ run }) => run('file  remove  mingde  form.pdf  --yes')],
  [
    'a role',
    1,
    ({ run }) =>
      run('set  roles  mingde  id=helper  name=帮手  summary=只看服务  permissions={"services.read":"direct"}'),
  ],
  ['a grant', 1, ({ run }) => run('grant  give  mingde  zhangsan  helper')],
  ['a grant that ends', 1, ({ run }) => run('grant  end  mingde  zhangsan  helper  --yes')],
  ['a member of a group', 1, ({ run }) => run(`set  groupMembers  mingde  group=choir  person=${person}`)],
  [
    'a window of the hall',
    1,
    ({ run }) =>
      run(
        'set  hallWindows  mingde  position=0  name=一  place=一楼  waiting=3  minutes=9  updatedAt=2026-11-20 09:00',
      ),
  ],
  [
    'a case of the hall',
    1,
    ({ run }) => run('set  handledCases  mingde  position=0  who=林**  app=transcript-print  at=2026-11-20 09:00'),
  ],
  ['a source', 1, ({ run, file }) => run(`source  set  mingde  payroll  ${file('source.json')}`)],
  ['a secret of a source', 1, ({ run }) => run('source  secret  mingde  payroll  token', 'very-secret')],
  [
    'a source that is tried for a person, and does not answer',
    1,
    ({ run }) => run(`source  test  mingde  hr  ${person}`).catch(() => 'failed'),
  ],
  ['a source that goes', 1, ({ run }) => run('source  remove  mingde  payroll  --yes')],
  [
    'a channel of reminders',
    1,
    ({ run }) => run('channel  set  mingde  mail  host=smtp.invalid  port=587  from=a@b.example  user=a'),
  ],
  ['a secret of a channel', 1, ({ run }) => run('channel  secret  mingde  mail', 'very-secret')],
  [
    'a channel that is tried for a person, and does not answer',
    1,
    ({ run }) => run(`channel  test  mingde  mail  ${person}`).catch(() => 'failed'),
  ],
  ['a channel that goes', 1, ({ run }) => run('channel  remove  mingde  mail  --yes')],
  ['a way to sign in', 1, ({ run }) => run('sign-in  set  mingde  api  kind=api  name=统一门户')],
  ['a way to sign in that is tried', 0, ({ run }) => run('sign-in  test  mingde  qr')],
  ['a secret of a way to sign in', 1, ({ run }) => run('sign-in  secret  mingde  wecom', 'app-secret')],
  ['a link to sign in', 1, ({ run }) => run('sign-in  link  mingde  20150132')],
  ['a key to sign in', 1, ({ run }) => run('api-key  create  mingde  api')],
  [
    'a key to sign in that ends',
    1,
    async ({ run }) =>
      run(`api-key  revoke  mingde  api  ${(await run('api-key  list  mingde  api')).split('（')[0]}  --yes`),
  ],
  ['a way to sign in that goes', 1, ({ run }) => run('sign-in  remove  mingde  api  --yes')],
  [
    'a site that takes passports',
    1,
    ({ run }) => run('service  add  mingde  library  图书馆  https://lib.example.edu/'),
  ],
  ['a site that goes', 1, ({ run }) => run('service  remove  mingde  library  --yes')],
  ['a key of a system', 1, ({ run }) => run('push-key  create  mingde  finance  财务系统')],
  ['another key of a system', 1, ({ run }) => run('push-key  rotate  mingde  finance')],
  [
    'a key of a system that ends',
    1,
    async (stage) => stage.run(`push-key  revoke  mingde  finance  ${await keyOfPush(stage)}  --yes`),
  ],
  ['a second factor', 1, ({ run }) => run(`second-factor  reset  mingde  ${person}  --yes`)],
  [
    'a row that goes',
    1,
    async ({ run, here }) => {
      const [row] = await here.rows(responsibilityRows, { limit: 1 });
      return run(`remove  responsibilityRows  mingde  list=${row?.list}  position=${row?.position}  --yes`);
    },
  ],
  ['a row that is put back', 1, async (stage) => stage.run(`removed  restore  mingde  ${await removal(stage)}`)],
  [
    'a draft',
    1,
    ({ run }) => run('draft  set  mingde  menus:nav-home  name=主页'),
    ofRow('menus:nav-home', { name: expect.any(String) }, { name: '主页' }),
  ],
  ['a draft that is shown', 0, ({ run }) => run('draft  show  mingde  menus:nav-home')],
  [
    'a draft that is discarded',
    1,
    ({ run }) => run('draft  discard  mingde  menus:nav-home  --yes'),
    ofRow('menus:nav-home', { name: '主页' }, { name: expect.not.stringContaining('主页') }),
  ],
  ['a draft anew', 1, ({ run }) => run('draft  set  mingde  menus:nav-home  name=主页')],
  ['a release', 1, ({ run }) => run('release  publish  mingde  改菜单')],
  [
    'a release that is rolled back',
    1,
    async ({ run, newestRelease }) => run(`release  rollback  mingde  ${await newestRelease()}  reason=改错了`),
  ],
  ['an edition that is restored', 1, ({ run }) => run('edition  restore  mingde  menus:nav-home  2  reason=没有错')],
  [
    'a withdrawal',
    1,
    ({ run }) => run('draft  withdraw  mingde  articles:news-badminton-league  reason=过期了'),
    ofRow(
      'articles:news-badminton-league',
      { withdrawal: null },
      { withdrawal: expect.stringMatching(/^归档.*过期了$/) },
    ),
  ],
  [
    'a release for later',
    1,
    ({ run }) => run('release  publish  mingde  归档  at=2099-01-01 08:00  item=articles:news-badminton-league'),
    goesOn('articles:news-badminton-league', null, 'scheduled'),
  ],
  [
    'a release that is cancelled',
    1,
    async ({ run, newestRelease }) => run(`release  cancel  mingde  ${await newestRelease()}`),
    goesOn('articles:news-badminton-league', 'scheduled', 'cancelled'),
  ],
  ['a preview', 1, ({ run }) => run('preview  create  mingde  as=person:2024310086  reason=林知夏反馈')],
  [
    'a preview that ends',
    1,
    async ({ run }) =>
      run(`preview  revoke  mingde  ${idIn(await run('preview  list  mingde'), /[\da-f]{8}[\da-f-]*/)}  --yes`),
  ],
  ['a file of rows', 1, ({ run, file }) => run(`apply  labels  mingde  ${file('labels.csv')}  --yes`)],
  [
    'a file of rows that says what is there',
    0,
    ({ run, file }) => run(`apply  labels  mingde  ${file('labels.csv')}  --yes`),
  ],
  [
    'a file of rows that is only looked at',
    0,
    ({ run, file }) => run(`apply  labels  mingde  ${file('more-labels.csv')}`),
  ],
  [
    'a file of people that is only looked at',
    1,
    ({ run, file }) => run(`apply  people  mingde  ${file('titles.csv')}`),
    [{ part: 'people', key: '', before: null, after: null }],
  ],
  ['an export', 1, ({ run, file }) => run(`export  mingde  ${file('mingde.json')}`)],
  [
    'an import',
    1,
    async (stage) => {
      await changeExport(stage);
      await stage.forget();
      return stage.run(`import  ${stage.file('whole.json')}  --replace  --yes`);
    },
  ],
  ['a file that is checked', 0, ({ run, file }) => run(`check  ${file('whole.json')}`)],
  [
    'its differences',
    1,
    async ({ run, file }) => {
      const id = idIn(await run('audit  list  jiangcheng'), /(?<=明细 )[\da-f]{8}/);
      return run(`audit  differences  jiangcheng  ${id}  ${file('differences.csv')}`);
    },
  ],
  ['a record that is exported', 1, ({ run, file }) => run(`audit  export  jiangcheng  ${file('audit.csv')}`)],
  ['a record that tells of a person', 1, ({ run }) => run('audit  list  mingde  part=people')],
  ['a record that tells of nobody', 0, ({ run }) => run('audit  list  mingde  part=labels')],
  ['a part that is shown', 1, ({ run }) => run('show  labels  mingde')],
  ['settings that are shown', 1, ({ run }) => run('show  institution  mingde')],
  ['colours that are shown', 1, ({ run }) => run('show  theme  mingde')],
  ['what a person sees', 1, ({ run }) => run(`explain  services  mingde  ${person}  id=transcript-print`)],
  ['what a guest sees', 0, ({ run }) => run('explain  services  mingde  guest  id=transcript-print')],
  ['what a person may do', 1, ({ run }) => run(`grant  explain  mingde  ${person}`)],
  ['the key that signs', 1, ({ run }) => run('keys  rotate  mingde')],
  ['the key that signs, and all sessions', 1, ({ run }) => run('keys  revoke  mingde  --yes')],
  ['the main key', 1, ({ run }) => run('secrets  rotate')],
  ['what no key opens', 1, ({ run }) => run('secrets  forget  --yes')],
  ['a job that is run', 1, ({ run }) => run('jobs  run  delete-expired')],
  [
    'a person who is written to a file',
    1,
    ({ run, file }) => run(`person  export  mingde  zhangsan  ${file('zhangsan.json')}`),
  ],
  [
    'a person who is erased',
    1,
    ({ run }) => run('person  erase  mingde  zhangsan  --yes'),
    ofRow('people:zhangsan', null, null),
  ],
  ['an institution', 1, ({ run }) => run('create  trial  试用  trial.localhost')],
  ['an institution that is exported', 1, ({ run, file }) => run(`export  trial  ${file('trial.json')}`)],
  ['an institution that goes', 1, ({ run }) => run('delete  trial  --without-export  --yes')],
  ['an institution that is imported', 1, ({ run, file }) => run(`import  ${file('trial.json')}`)],
];

/** Commands that only tell what every operator may know. */
export const readingCommands: readonly string[] = [
  'institutions',
  'describe  labels  mingde',
  'describe  institution  mingde',
  'describe  theme  mingde',
  'links  mingde',
  'imports  mingde',
  'jobs',
  'secrets  status',
  'audit  verify',
  'role  show  mingde  admin',
  'edition  show  mingde  menus:nav-home  1',
  'edition  list  mingde  menus:nav-home',
  'api-key  list  mingde  wecom',
  ...[
    'picture',
    'file',
    'source',
    'sign-in',
    'service',
    'push-key',
    'channel',
    'role',
    'grant',
    'removed',
    'draft',
    'release',
  ].map((name) => `${name}  list  mingde`),
  'preview  list  mingde',
];
