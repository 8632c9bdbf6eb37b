import { content as contentEndpoint, showType } from '@yimen/contract/news/content';
import * as css from '../../../../parts/modules/module.css.ts';
import { defineModule } from '../../../../parts/modules/module.tsx';
import { ContentBlockView } from './ContentBlockView.tsx';

/** Items of a block; the block's own page has them all. */
const count = 6;

/** 内容: everything the institution publishes on its home, each block drawn as configured. */
export const content = defineModule({
  sign: 'content',
  async load({ call }) {
    const [blocks, types] = await Promise.all([
      call(contentEndpoint, { terminal: 'pc', count }),
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
