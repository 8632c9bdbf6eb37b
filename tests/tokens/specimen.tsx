import type { ThemeSettings } from '@yimen/tokens/make-theme';
import { AppHeader } from '@yimen/ui/app-header';
import { Button, buttonVariants } from '@yimen/ui/button';
import { Checkbox } from '@yimen/ui/checkbox';
import { FilingBar } from '@yimen/ui/filing-bar';
import { Footer } from '@yimen/ui/footer';
import { Link } from '@yimen/ui/link';
import { Stack } from '@yimen/ui/stack';
import { Switch } from '@yimen/ui/switch';
import { Tag, tagTones } from '@yimen/ui/tag';
import { TextField } from '@yimen/ui/text-field';
import { ThemeScope } from '@yimen/ui/theme';

/** A letter that is nothing but its own colour, so that a pixel in its middle is the text's colour. */
export const block = '██';

/** States that a copy of the specimen is forced into. */
export const states = ['plain', 'hover', 'active', 'focus'] as const;
export type State = (typeof states)[number];

const href = '#specimen';
const menu = [
  { id: 'selected', label: block, href, current: true },
  { id: 'between', label: block, href },
  { id: 'plain', label: block, href },
];

/** Everything whose drawn colours are measured, once for each state. */
export function Specimen(props: { settings: ThemeSettings; mode: 'light' | 'dark'; care: boolean }) {
  return (
    <ThemeScope {...props}>
      {states.map((state) => (
        <Copy key={state} state={state} />
      ))}
    </ThemeScope>
  );
}

function Copy({ state }: { state: State }) {
  return (
    <div data-state-shown={state}>
      <div data-part="header">
        <AppHeader logo={null} name={block} homeHref={href} items={menu} />
      </div>
      <div style={{ padding: 24, display: 'grid', gap: 16 }}>
        <Stack direction="row" gap={16} align="center" wrap data-part="button">
          {buttonVariants.map((variant) => (
            <Button key={variant} variant={variant}>
              {block}
            </Button>
          ))}
          <Button disabled>{block}</Button>
          <Button variant="primary" disabled>
            {block}
          </Button>
          <Button variant="primary" loading loadingText={block}>
            甲
          </Button>
        </Stack>
        <Stack direction="row" gap={16} align="center" wrap>
          <div data-part="link">
            <Link href={href}>{block}</Link>
          </div>
          {tagTones.map((tone) => (
            <div key={tone} data-part="tag">
              <Tag tone={tone}>{block}</Tag>
            </div>
          ))}
          <div data-part="control">
            <Checkbox label="甲" defaultChecked />
          </div>
          <div data-part="control">
            <Switch label="甲" defaultChecked />
          </div>
          <div data-part="field">
            <TextField label="甲" hideLabel size="medium" />
          </div>
        </Stack>
      </div>
      <div data-part="footer">
        <Footer name={block} lines={[block]} groups={[{ title: block, links: [{ label: block, href }] }]} />
      </div>
      <div data-part="filing">
        <FilingBar items={[{ label: block, href }]} />
      </div>
    </div>
  );
}
