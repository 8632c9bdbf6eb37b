import { useState } from 'react';
import { Dialog } from '../../../dialog/index.ts';
import { DropdownMenu } from '../../../dropdown-menu/index.ts';
import { backTab, focused, pattern, tab } from './keys.tsx';

function Asking({ role }: { role: 'dialog' | 'alertdialog' }) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const answer = (words: string) => () => {
    setSaid(words);
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        撤回
      </button>
      <output>{said}</output>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        role={role}
        title="撤回申请？"
        footer={
          <>
            <button type="button" onClick={answer('留下')}>
              先不撤回
            </button>
            <button type="button" onClick={answer('撤回')}>
              撤回申请
            </button>
          </>
        }
      >
        材料会退回草稿。
      </Dialog>
    </>
  );
}
const said = () => document.querySelector('output')?.textContent;
const layers = () => document.querySelectorAll('[role$="dialog"]').length;

for (const role of ['dialog', 'alertdialog'] as const) {
  pattern(role, <Asking role={role} />, [
    ['', '{Enter}', 'opens it with the focus on its first control', focused, '先不撤回'],
    ['{Enter}', tab, 'moves on', focused, '撤回申请'],
    [`{Enter}${tab}`, tab, 'goes on from the last to the first', focused, '关闭'],
    ['{Enter}', backTab, 'moves back', focused, '关闭'],
    [`{Enter}${backTab}`, backTab, 'goes back from the first to the last', focused, '撤回申请'],
    ['{Enter}', '{Escape}', 'closes it and gives the focus back', focused, '撤回'],
    ['{Enter}', '{Escape}', 'closes it', layers, 0],
    ['{Enter}', '{Enter}', 'presses the harmless answer', said, '留下'],
    [`{Enter}${tab}`, ' ', 'presses the other answer', said, '撤回'],
    [`{Enter}${backTab}`, ' ', 'presses the cross', layers, 0],
  ]);
}

function Menu() {
  const [said, setSaid] = useState('');
  const item = (id: string, label: string) => ({ id, label, onSelect: () => setSaid(label) });
  return (
    <>
      <DropdownMenu
        items={[item('me', '个人中心'), item('notices', '消息通知'), item('exit', '退出登录')]}
        trigger={(props) => <button {...props}>林知夏</button>}
      />
      <button type="button">后面</button>
      <output>{said}</output>
    </>
  );
}
const menus = () => document.querySelectorAll('[role="menu"]').length;

pattern('menu button', <Menu />, [
  ['', '{Enter}', 'opens the menu at its first entry', focused, '个人中心'],
  ['', ' ', 'opens the menu at its first entry', focused, '个人中心'],
  ['', '{ArrowDown}', 'opens the menu at its first entry', focused, '个人中心'],
  ['', '{ArrowUp}', 'opens the menu at its last entry', focused, '退出登录'],
  ['{Enter}', '{ArrowDown}', 'moves on', focused, '消息通知'],
  ['{ArrowUp}', '{ArrowDown}', 'goes on from the last to the first', focused, '个人中心'],
  ['{ArrowUp}', '{ArrowUp}', 'moves back', focused, '消息通知'],
  ['{Enter}', '{ArrowUp}', 'goes back from the first to the last', focused, '退出登录'],
  ['{Enter}', '{End}', 'goes to the last', focused, '退出登录'],
  ['{ArrowUp}', '{Home}', 'goes to the first', focused, '个人中心'],
  ['{Enter}', 't', 'goes to the entry of that letter', focused, '退出登录'],
  ['{Enter}{ArrowDown}', '{Enter}', 'takes the entry', said, '消息通知'],
  ['{Enter}{ArrowDown}', ' ', 'takes the entry', said, '消息通知'],
  ['{Enter}', '{Escape}', 'closes it and gives the focus back', focused, '林知夏'],
  ['{Enter}', tab, 'closes it', menus, 0],
  ['{Enter}', backTab, 'closes it', menus, 0],
  ['{Enter}', backTab, 'goes back to the button', focused, '林知夏'],
]);
