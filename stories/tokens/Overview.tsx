import { purposeOf } from '@yimen/tokens/descriptions';
import type { Theme } from '@yimen/tokens/make-theme';
import { type TokenName, tokenNames } from '@yimen/tokens/vocabulary';
import { Text } from '@yimen/ui/text';
import * as css from './tokens.css.ts';

const shades = tokenNames.filter((name) => name.startsWith('theme.shade'));
const roles = ['theme.main', 'theme.solid', 'theme.hover', 'theme.pressed', 'theme.text'] as const;

/** The theme at a glance: shades, roles, and the three bars with the ratios of their texts. */
export function Overview({ theme }: { theme: Theme }) {
  return (
    <>
      <ul className={css.ladder} aria-label="透明度色阶一览">
        {shades.map((token) => (
          <Rung key={token} token={token} note={theme.tokens[token]} color={theme.tokens[token]} />
        ))}
      </ul>
      <ul className={css.ladder} aria-label="推导出的角色">
        {roles.map((token) => (
          <Rung
            key={token}
            token={token}
            note={`${theme.tokens[token]}，${purposeOf(token)[1]}`}
            color={theme.tokens[token]}
          />
        ))}
      </ul>
      <Bars theme={theme} />
    </>
  );
}

function Rung({ token, note, color }: { token: TokenName; note: string; color: string }) {
  return (
    <li>
      <div aria-hidden className={css.rung} style={{ background: color }} />
      <p className={css.code}>{token}</p>
      <Text size="meta" tone="tertiary">
        {note}
      </Text>
    </li>
  );
}

const bars: readonly { ground: TokenName; texts: readonly { token: TokenName; label: string }[] }[] = [
  {
    ground: 'header.background',
    texts: [
      { token: 'header.selected', label: '首页' },
      { token: 'header.text', label: '服务大厅' },
    ],
  },
  { ground: 'footer.background', texts: [{ token: 'footer.text', label: '常用链接' }] },
  { ground: 'filing.background', texts: [{ token: 'filing.text', label: '江ICP备 2026001188 号-1' }] },
];

function Bars({ theme: { tokens, pairs } }: { theme: Theme }) {
  return (
    <div className={css.bars}>
      {bars.map(({ ground, texts }) => (
        <div key={ground} className={css.bar} style={{ background: tokens[ground] }}>
          {texts.map(({ token, label }) => (
            <span key={token} style={{ color: tokens[token] }}>
              {label} {pairs.find(({ name }) => name === `${token} on ${ground}`)?.ratio.toFixed(2)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
