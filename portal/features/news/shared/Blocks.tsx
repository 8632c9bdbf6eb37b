import type { Block } from '@yimen/contract/news/articles';
import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import * as css from './blocks.css.ts';
import { headingId } from './headings.ts';

interface BlocksProps {
  body: readonly Block[];
  /** Level of the text's headings. */
  level?: 2 | 3;
  /** `reading` for a page of continuous text; `body` beside other content. */
  size?: 'reading' | 'body';
}

/** The text of an article or a notice, each block as its own element, never as HTML. */
export function Blocks({ body, level = 2, size = 'reading' }: BlocksProps) {
  return (
    <div className={css.text[size]}>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no other name, and do not move
        <BlockView key={index} block={block} level={level} id={headingId(index)} />
      ))}
    </div>
  );
}

function BlockView({ block, level, id }: { block: Block; level: 2 | 3; id: string }) {
  switch (block.type) {
    case 'h':
      return (
        <div className={css.heading} id={id} tabIndex={-1}>
          <Heading level={level} size={level === 2 ? 'title2' : 'title3'}>
            {block.text}
          </Heading>
        </div>
      );
    case 'p':
      return (
        <p className={css.paragraph}>
          <PhonesInText>{block.text}</PhonesInText>
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={css.list}>
          {block.items.map((item) => (
            <li key={item}>
              <PhonesInText>{item}</PhonesInText>
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={css.quote}>
          <p className={css.paragraph}>
            <PhonesInText>{block.text}</PhonesInText>
          </p>
          {block.cite && (
            <Text size="meta" tone="tertiary">
              {block.cite}
            </Text>
          )}
        </blockquote>
      );
    case 'image':
      return (
        <figure className={css.figure}>
          <img src={block.image} alt={block.caption} className={css.picture} loading="lazy" />
          {block.caption && (
            <Text as="figcaption" size="meta" tone="tertiary">
              {block.caption}
            </Text>
          )}
        </figure>
      );
    case 'table':
      return <TableBlock {...block} />;
  }
}

function TableBlock({ head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={css.scroller} tabIndex={0} aria-label={`表格：${head.join('、')}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col" className={css.head}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('\t')}>
              {row.map((cell, column) => (
                <td key={head[column] ?? cell} className={css.cell}>
                  <PhonesInText>{cell}</PhonesInText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
