import { fromHex, mix, type ShadeName, shadeAlpha, shadeSuffixes, toHex } from '@yimen/tokens/color';
import { purposeOf } from '@yimen/tokens/descriptions';
import type { Pair, Theme } from '@yimen/tokens/make-theme';
import { flattened, parseColor } from '@yimen/tokens/parse-color';
import { propertyName, type TokenName, tokenNames } from '@yimen/tokens/vocabulary';
import { Table, type TableColumn } from '@yimen/ui/table';
import * as css from './tokens.css.ts';

/** A square of a colour. */
export function Swatch({ color }: { color: string }) {
  return <span aria-hidden className={css.swatch} style={{ background: color }} />;
}

/** A ratio beside the one that is promised. */
export function Ratio({ pair }: { pair: Pair }) {
  const isKept = pair.ratio >= pair.promised;
  return (
    <span className={isKept ? css.kept : css.broken}>
      {pair.ratio.toFixed(2)} {isKept ? '≥' : '<'} {pair.promised}
    </span>
  );
}

/** The promise of a token that is kept most narrowly. */
export function narrowest(pairs: readonly Pair[], token: TokenName): Pair | undefined {
  const own = pairs.filter(({ name }) => name.startsWith(`${token} on `));
  return own.reduce<Pair | undefined>(
    (low, pair) => (low && low.ratio / low.promised <= pair.ratio / pair.promised ? low : pair),
    undefined,
  );
}

/** What a pair is drawn on, without the token before it. */
export function surfaceOf(pair: Pair): string {
  return pair.name.replace(/^.* on /, '');
}

function nameColumn(): TableColumn<TokenName> {
  return {
    id: 'name',
    header: '令牌',
    rowHeader: true,
    cell: (token) => (
      <span className={css.code}>
        {token}
        <br />
        {propertyName(token)}
      </span>
    ),
  };
}

/** Every colour of a group: value, purpose, and the narrowest of its promises. */
export function ColorTable({ caption, group, theme }: { caption: string; group: RegExp; theme: Theme }) {
  const rows = tokenNames.filter((name) => group.test(name));
  const columns: TableColumn<TokenName>[] = [
    nameColumn(),
    {
      id: 'value',
      header: '颜色',
      cell: (token) => (
        <span className={css.swatchRow}>
          <Swatch color={theme.tokens[token]} />
          <span className={css.code}>{theme.tokens[token]}</span>
        </span>
      ),
    },
    { id: 'purpose', header: '用途', cell: (token) => purposeOf(token)[1] },
    {
      id: 'ratio',
      header: '最低对比与承诺',
      cell: (token) => {
        const pair = narrowest(theme.pairs, token);
        return pair ? <Ratio pair={pair} /> : '不承诺';
      },
    },
    {
      id: 'surface',
      header: '在哪里最低',
      cell: (token) => {
        const pair = narrowest(theme.pairs, token);
        return pair ? <span className={css.code}>{surfaceOf(pair)}</span> : '';
      },
    },
  ];
  return <Table caption={caption} columns={columns} rows={rows} rowId={(token) => token} />;
}

const shades = Object.keys(shadeSuffixes) as ShadeName[];

/** The shades by suffix, and what they look like on the grounds that they lie on. */
export function ShadeTable({ theme }: { theme: Theme }) {
  const { tokens } = theme;
  const main = fromHex(tokens['theme.main']);
  const on = (ground: TokenName, header: string): TableColumn<ShadeName> => ({
    id: ground,
    header,
    cell: (shade) => {
      const drawn = toHex(mix(fromHex(tokens[ground]), main, shadeAlpha(shade)));
      return (
        <span className={css.swatchRow}>
          <Swatch color={drawn} />
          <span className={css.code}>{drawn}</span>
        </span>
      );
    },
  });
  const columns: TableColumn<ShadeName>[] = [
    { id: 'name', header: '令牌', rowHeader: true, cell: (shade) => <span className={css.code}>theme.{shade}</span> },
    { id: 'suffix', header: '后缀', cell: (shade) => <span className={css.code}>{shadeSuffixes[shade]}</span> },
    { id: 'alpha', header: '不透明度', align: 'end', cell: (shade) => `${(shadeAlpha(shade) * 100).toFixed(1)}%` },
    on('color.surface', '卡片上'),
    on('color.paper', '纸面上'),
    { id: 'purpose', header: '用途', cell: (shade) => purposeOf(`theme.${shade}`)[1] },
  ];
  return <Table caption="透明度色阶" columns={columns} rows={shades} rowId={(shade) => shade} />;
}

/** Every promised pair. */
export function PairTable({ theme }: { theme: Theme }) {
  const kinds = { text: '文字', control: '控件与大字', focus: '焦点' };
  const columns: TableColumn<Pair>[] = [
    { id: 'name', header: '配对', rowHeader: true, cell: ({ name }) => <span className={css.code}>{name}</span> },
    { id: 'kind', header: '承诺的是', cell: ({ kind }) => kinds[kind] },
    {
      id: 'colors',
      header: '前景与底色',
      cell: ({ text, surface }) => (
        <span className={css.swatchRow}>
          <Swatch color={text} />
          <Swatch color={surface} />
          <span className={css.code}>
            {text} / {surface}
          </span>
        </span>
      ),
    },
    { id: 'ratio', header: '对比与承诺', cell: (pair) => <Ratio pair={pair} /> },
  ];
  return <Table caption="承诺的配对" columns={columns} rows={theme.pairs} rowId={({ name }) => name} />;
}

/** An opaque `#rrggbb` of whatever colour was given, for a colour input; null when it is no colour. */
export function asHex(given: string): string | null {
  const parsed = parseColor(given);
  return parsed && toHex(flattened(parsed));
}
