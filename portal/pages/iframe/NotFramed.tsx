import { Checkbox } from '@yimen/ui/checkbox';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { useEffect, useRef } from 'react';
import { useInstitution } from '../../modules/institution.ts';
import { OpenOutside } from '../parts/OpenOutside.tsx';
import { openOut, useOpensOut } from './out.ts';
import * as css from './refused.css.ts';
import { WindowPicture } from './WindowPicture.tsx';

interface RefusedProps {
  id: string;
  name: string;
  address: string;
  host: string;
  /** The raw reason, for administrators. */
  reason: string;
}

/** Stands in the place of a frame that its system refuses: what to do instead, and why (DESIGN §9, 27). */
export function Refused({ id, name, address, host, reason }: RefusedProps) {
  const { hotline } = useInstitution();
  const [opensOut, setOpensOut] = useOpensOut(id);
  const asked = useRef(opensOut);
  useEffect(() => {
    if (asked.current) openOut(address);
    asked.current = false;
  }, [address]);
  return (
    <div className={css.place}>
      <div className={css.card}>
        <div className={css.side}>
          <WindowPicture />
        </div>
        <div className={css.words}>
          <Heading level={2} size="title1">
            这个系统要开另一扇窗
          </Heading>
          <Text as="p" tone="secondary">
            {name}出于自身的安全设置，不允许显示在其他页面里。在新窗口打开就能正常使用，可能需要再登录一次。
          </Text>
          <p className={css.host}>{host}</p>
          <div className={css.ways}>
            <OpenOutside href={address} />
            <Link href="/">返回首页</Link>
          </div>
          <Checkbox label="以后直接在新窗口打开" checked={opensOut} onCheckedChange={setOpensOut} />
        </div>
      </div>
      <Text as="p" size="meta" tone="tertiary">
        {hotline && `打不开？服务热线 ${hotline}　`}
        {reason && `管理员提示：目标站点返回 ${reason}`}
      </Text>
    </div>
  );
}
