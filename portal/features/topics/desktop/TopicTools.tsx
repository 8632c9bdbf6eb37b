import { CopyIcon, PhoneIcon, PrinterIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { useToast } from '@yimen/ui/toast';
import type { ReactNode } from 'react';
import { useSite } from '../../../shell/visit/current.ts';
import * as css from './topic.css.ts';

/** Actions on the list: print it, share it, ask about it. */
export function TopicTools() {
  const { hotline } = useSite().site.unit;
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast.success('链接已复制，可以发到手机上打开');
    } catch {
      toast.error('没有复制成功，请从地址栏复制链接');
    }
  };
  return (
    <ul className={css.tools}>
      <li>
        <button type="button" className={css.tool} onClick={() => window.print()}>
          <TopicWords icon={<PrinterIcon size={20} />}>打印清单</TopicWords>
        </button>
      </li>
      <li>
        <button type="button" className={css.tool} onClick={() => void copy()}>
          <TopicWords icon={<CopyIcon size={20} />}>复制链接</TopicWords>
        </button>
      </li>
      {hotline && (
        <li>
          <a className={css.tool} href={`tel:${hotline.replace(/\s/g, '')}`}>
            <TopicWords icon={<PhoneIcon size={20} />}>咨询 {hotline}</TopicWords>
          </a>
        </li>
      )}
    </ul>
  );
}

function TopicWords({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={css.toolIcon}>{icon}</span>
      <Text lines={1}>{children}</Text>
    </>
  );
}
