import { Heading } from '@yimen/ui/heading';
import { Text } from '@yimen/ui/text';
import { useLoaderData } from 'react-router';
import type { loader } from '../iframe/load-entry.ts';
import { OpenOutside } from '../parts/OpenOutside.tsx';
import * as css from './outside.css.ts';

export { loader, meta } from '../iframe/load-entry.ts';

/** A menu entry that leaves the portal: says where to, and lets the visitor go (specification, section 2). */
export default function OutsidePage() {
  const { name, address, host } = useLoaderData<typeof loader>();
  return (
    <div className={css.place}>
      <Heading level={1}>{name}</Heading>
      <Text as="p" tone="secondary">
        这是 {host} 上的系统，会在新窗口里打开，本页留在这里。
      </Text>
      <OpenOutside href={address} />
    </div>
  );
}
