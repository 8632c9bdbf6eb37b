import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useLoaderData } from 'react-router';
import type { loader } from '../iframe/load-entry.ts';
import { WindowPicture } from '../iframe/WindowPicture.tsx';
import * as css from '../iframe/window-card.css.ts';
import { OpenOutside } from '../OpenOutside.tsx';
import { place } from './outside.css.ts';

export { loader, meta } from '../iframe/load-entry.ts';

/** A menu entry with an external address: shows the address, and a link to it (specification, section 2). */
export default function OutsidePage() {
  const { name, address, host } = useLoaderData<typeof loader>();
  return (
    <div className={place}>
      <div className={css.card}>
        <div className={css.side}>
          <WindowPicture />
        </div>
        <div className={css.words}>
          <Heading level={1}>{name}</Heading>
          <Text as="p" tone="secondary">
            这个系统会在新窗口里打开，本页留在这里。
          </Text>
          <p className={css.host}>{host}</p>
          <div className={css.ways}>
            <OpenOutside href={address} />
            <Link href="/">返回首页</Link>
          </div>
        </div>
      </div>
    </div>
  );
}
