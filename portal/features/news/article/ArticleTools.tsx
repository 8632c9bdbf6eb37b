import { Button } from '@yimen/ui/button';
import { LargeTextIcon, Link2Icon, PrinterIcon } from '@yimen/ui/icon';
import { useToast } from '@yimen/ui/toast';
import * as css from './article.css.ts';

interface ArticleToolsProps {
  large: boolean;
  onLargeChange: (large: boolean) => void;
}

/** Actions on an article: copy its link, print it, large type for this article alone. */
export function ArticleTools({ large, onLargeChange }: ArticleToolsProps) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href.split('#', 1)[0] ?? '');
      toast.success('链接已复制');
    } catch {
      toast.error('浏览器不允许复制，请从地址栏复制链接');
    }
  }
  return (
    <section className={css.tools} aria-label="文章工具">
      <Button variant="text" startIcon={<Link2Icon size={20} strokeWidth={1.6} />} onClick={() => void copy()}>
        复制链接
      </Button>
      <Button variant="text" startIcon={<PrinterIcon size={20} strokeWidth={1.6} />} onClick={() => window.print()}>
        打印
      </Button>
      <Button
        variant="text"
        startIcon={<LargeTextIcon size={20} strokeWidth={1.6} />}
        onClick={() => onLargeChange(!large)}
      >
        {large ? '标准字号' : '大字阅读'}
      </Button>
    </section>
  );
}
