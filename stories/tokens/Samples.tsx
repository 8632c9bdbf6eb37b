import { AppHeader } from '@yimen/ui/app-header';
import { Button, buttonVariants } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { FilingBar } from '@yimen/ui/filing-bar';
import { Footer } from '@yimen/ui/footer';
import { Link } from '@yimen/ui/link';
import { Stack } from '@yimen/ui/stack';
import { Switch } from '@yimen/ui/switch';
import { Tag, tagTones } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { menu } from '../samples.tsx';
import * as css from './tokens.css.ts';

const words = {
  primary: '立即办理',
  secondary: '办事指南',
  light: '收藏',
  outline: '预约取号',
  danger: '撤回申请',
  text: '查看全部',
};
const tags = {
  theme: '全程网办',
  neutral: '教务处',
  outline: '本科生',
  success: '已办结',
  warning: '明天截止',
  error: '已逾期',
};
const link = (label: string) => ({ label, href: `#${label}` });

/** Components that show every role of a theme. */
export function Samples() {
  return (
    <>
      <AppHeader name="示例大学" homeHref="#home" items={menu.slice(0, 4)} />
      <div className={css.preview}>
        <Text as="p">
          成绩单打印：在线申请，到自助机取件。<Link href="#guide">办事指南</Link>
        </Text>
        <Stack direction="row" gap={12} align="center" wrap>
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {words[variant]}
            </Button>
          ))}
          <Button variant="primary" disabled>
            暂停办理
          </Button>
        </Stack>
        <Stack direction="row" gap={12} align="center" wrap>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tags[tone]}
            </Tag>
          ))}
        </Stack>
        <Stack direction="row" gap={24} align="center" wrap>
          <Checkbox label="短信通知我" defaultChecked />
          <Switch label="只看可在线办理" defaultChecked />
        </Stack>
        <TextField label="姓名" size="medium" defaultValue="林知夏" />
      </div>
      <Footer
        name="示例大学"
        lines={['江州市临湖区明德路 188 号']}
        groups={[{ title: '常用链接', links: ['学校主页', '图书馆'].map(link) }]}
      />
      <FilingBar items={[{ label: '江ICP备 2026001188 号-1' }]} />
    </>
  );
}
