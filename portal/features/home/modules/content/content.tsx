import { content as contentEndpoint, showType } from '@yimen/contract/news/content';
import * as css from '../../shared/module.css.ts';
import { defineModule } from '../../shared/module.tsx';
import { ContentBlockView } from './ContentBlockView.tsx';

/** Maximum number of items of a block; the block's own page has all. */
const rowCount = 6;

/** 内容: the content blocks of the institution's home page, each rendered as configured. */
export const contentModule = defineModule({
  sign: 'content',
  async load({ call }) {
    const [blocks, types] = await Promise.all([
      call(contentEndpoint, { terminal: 'pc', count: rowCount }),
      call(showType, { terminal: 'pc' }).catch(() => []),
    ]);
    const typeOf = new Map(types.map((type) => [type.id, type.showType]));
    return blocks
      .filter(({ items }) => items.length > 0)
      .map((block) => ({ ...block, showType: typeOf.get(block.id) ?? ('list' as const) }));
  },
  View({ data }) {
    return (
      <div className={css.blocks}>
        {data.map((block) => (
          <ContentBlockView key={block.id} block={block} />
        ))}
      </div>
    );
  },
});
