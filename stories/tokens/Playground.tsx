import { fromHex, toHex } from '@yimen/tokens/color';
import { makeTheme, type SettingName, type ThemeSettings } from '@yimen/tokens/make-theme';
import { fromOklch, toOklch } from '@yimen/tokens/oklch';
import { settingNames } from '@yimen/tokens/settings';
import { type TokenName, tokenNames } from '@yimen/tokens/vocabulary';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Stack } from '@yimen/ui/stack';
import { Switch } from '@yimen/ui/switch';
import { Table, type TableColumn } from '@yimen/ui/table';
import { Text } from '@yimen/ui/text';
import { TextField } from '@yimen/ui/text-field';
import { ThemeScope } from '@yimen/ui/theme';
import { useState } from 'react';
import { asHex, narrowest, Ratio, Swatch, surfaceOf } from './ColorTables.tsx';
import type { Chosen } from './chosen.ts';
import { Samples } from './Samples.tsx';
import * as css from './tokens.css.ts';

const labels: Record<SettingName, string> = {
  themColor: '主题色 themColor',
  topBackground: '顶栏底色 topBackground',
  topSelected: '顶栏选中 topSelected',
  topDefault: '顶栏文字 topDefault',
  bottomNavColor: '页脚底色 bottomNavColor',
  bottomFontColor: '页脚文字 bottomFontColor',
  bottomFilingColor: '备案栏底色 bottomFilingColor',
  bottomFilingFont: '备案栏文字 bottomFilingFont',
};

/** A designer moves the colours and sees components and ratios follow. */
export function Playground({ settings: start, mode: { scheme, care, gray } }: Chosen) {
  const [settings, setSettings] = useState<ThemeSettings>(start);
  const [isDark, setDark] = useState(scheme === 'dark');
  const [isCare, setCare] = useState(care === true);
  const mode = isDark ? 'dark' : 'light';
  // Grey is a filter on the whole page: the toolbar alone turns it on.
  const theme = makeTheme(settings, { scheme: mode, care: isCare, gray });
  const change = (name: SettingName, value: string) => setSettings((before) => ({ ...before, [name]: value }));
  const promised = tokenNames.filter((token) => narrowest(theme.pairs, token));

  return (
    <div className={css.playground}>
      <Card as="section" aria-label="设置">
        <Stack gap={16}>
          <MainColor
            color={asHex(settings.themColor ?? '') ?? theme.tokens['theme.main']}
            onChange={(color) => change('themColor', color)}
          />
          {settingNames.map((name) => (
            <TextField
              key={name}
              size="medium"
              label={labels[name]}
              value={settings[name] ?? ''}
              error={theme.warnings.some(({ setting }) => setting === name) ? '不是可用的颜色，暂用默认值' : undefined}
              onValueChange={(value) => change(name, value)}
            />
          ))}
          <Switch label="深色" checked={isDark} onCheckedChange={setDark} />
          <Switch label="关怀版" checked={isCare} onCheckedChange={setCare} />
        </Stack>
      </Card>
      <Stack gap={24}>
        <ThemeScope settings={settings} mode={mode} care={isCare}>
          <Samples />
        </ThemeScope>
        <section aria-label="改动">
          <Heading level={2}>为了看得清，改动了 {theme.moved.length} 处</Heading>
          <ul className={css.moved}>
            {theme.moved.map(({ token, from, to, surface, ratio, promised: least }) => (
              <li key={token} className={css.movedRow}>
                <Swatch color={from} />
                <Swatch color={to} />
                <Text size="meta">
                  {token}：{from} 在 {surface} 上只有 {ratio.toFixed(2)}，承诺 {least}，画成 {to}
                </Text>
              </li>
            ))}
          </ul>
        </section>
        <Table caption="每个令牌最低的对比" columns={ratioColumns(theme)} rows={promised} rowId={(token) => token} />
      </Stack>
    </div>
  );
}

function ratioColumns(theme: ReturnType<typeof makeTheme>): TableColumn<TokenName>[] {
  const pairOf = (token: TokenName) => narrowest(theme.pairs, token);
  return [
    { id: 'token', header: '令牌', rowHeader: true, cell: (token) => <span className={css.code}>{token}</span> },
    {
      id: 'color',
      header: '前景与底色',
      cell: (token) => (
        <span className={css.swatchRow}>
          <Swatch color={pairOf(token)?.text ?? ''} />
          <Swatch color={pairOf(token)?.surface ?? ''} />
        </span>
      ),
    },
    {
      id: 'ratio',
      header: '对比与承诺',
      cell: (token) => {
        const pair = pairOf(token);
        return pair && <Ratio pair={pair} />;
      },
    },
    {
      id: 'surface',
      header: '在哪里最低',
      cell: (token) => {
        const pair = pairOf(token);
        return pair && <span className={css.code}>{surfaceOf(pair)}</span>;
      },
    },
  ];
}

const axes = [
  { label: '明度', max: 1, step: 0.005 },
  { label: '色度', max: 0.37, step: 0.002 },
  { label: '色相', max: 360, step: 1 },
] as const;

function MainColor({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const [moved, setMoved] = useState(() => toOklch(fromHex(color)));
  // Black, white and grey have lost their hue and chroma; the sliders keep where they were.
  const [lightness, chroma, hue] = toHex(fromOklch(moved)) === color ? moved : toOklch(fromHex(color));
  const values = [lightness, chroma, (hue + 360) % 360] as const;
  return (
    <Stack gap={12}>
      <label className={css.slider}>
        <Text>选一个主题色</Text>
        <input className={css.picker} type="color" value={color} onChange={(event) => onChange(event.target.value)} />
      </label>
      {axes.map(({ label, max, step }, index) => (
        <label key={label} className={css.slider}>
          <Text size="meta">{label}</Text>
          <input
            className={css.range}
            type="range"
            min={0}
            max={max}
            step={step}
            value={values[index]}
            onChange={(event) => {
              const next = values.map((value, axis) => (axis === index ? Number(event.target.value) : value));
              const [l = 0, c = 0, h = 0] = next;
              setMoved([l, c, h]);
              onChange(toHex(fromOklch([l, c, h])));
            }}
          />
        </label>
      ))}
    </Stack>
  );
}
