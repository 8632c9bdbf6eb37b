import { purposeOf } from '@yimen/tokens/descriptions';
import type { Theme } from '@yimen/tokens/make-theme';
import { propertyName, type TokenName, tokenNames } from '@yimen/tokens/vocabulary';
import { Table, type TableColumn } from '@yimen/ui/table';
import type { ReactNode } from 'react';
import * as css from './tokens.css.ts';

type Scale = { caption: string; group: RegExp; sample?: (variable: string) => ReactNode };

const scales: readonly Scale[] = [
  { caption: '单位', group: /^(unit|zoom)$/ },
  { caption: '字体', group: /^font\./ },
  {
    caption: '字号与行高',
    group: /^text\./,
    sample: (variable) =>
      variable.endsWith('-size)') ? <span style={{ fontSize: variable, lineHeight: 1.4 }}>成绩单打印</span> : null,
  },
  {
    caption: '间距',
    group: /^space\./,
    sample: (variable) => <div aria-hidden className={css.measure} style={{ width: variable }} />,
  },
  {
    caption: '圆角',
    group: /^radius\./,
    sample: (variable) => <div aria-hidden className={css.corner} style={{ borderRadius: variable }} />,
  },
  {
    caption: '阴影',
    group: /^shadow\./,
    sample: (variable) => (
      <div aria-hidden className={css.ground}>
        <div className={css.lifted} style={{ boxShadow: variable }} />
      </div>
    ),
  },
  {
    caption: '控件高度',
    group: /^control\./,
    sample: (variable) => <div aria-hidden className={css.measure} style={{ height: variable, width: variable }} />,
  },
  { caption: '线宽', group: /^stroke\./ },
  { caption: '动效', group: /^motion\./ },
  { caption: '层级', group: /^layer\./ },
  { caption: '断点', group: /^breakpoint\./ },
  { caption: '版面', group: /^size\./ },
];

/** Every token that is no colour, with a sample where it can be shown. */
export function Scales({ theme }: { theme: Theme }) {
  return scales.map((scale) => <ScaleTable key={scale.caption} scale={scale} theme={theme} />);
}

function ScaleTable({ scale: { caption, group, sample }, theme }: { scale: Scale; theme: Theme }) {
  const columns: TableColumn<TokenName>[] = [
    {
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
    },
    { id: 'value', header: '值', cell: (token) => <span className={css.code}>{theme.tokens[token]}</span> },
    { id: 'purpose', header: '用途', cell: (token) => purposeOf(token)[1] },
  ];
  if (sample) columns.push({ id: 'sample', header: '样子', cell: (token) => sample(`var(${propertyName(token)})`) });
  const rows = tokenNames.filter((name) => group.test(name));
  return <Table caption={caption} columns={columns} rows={rows} rowId={(token) => token} />;
}
