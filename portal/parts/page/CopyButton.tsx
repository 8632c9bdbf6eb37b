import { Button, type ButtonSize } from '@yimen/ui/button';
import { CopyIcon } from '@yimen/ui/icon';
import { useToast } from '@yimen/ui/toast';

interface CopyButtonProps {
  text: string;
  /** What is copied, in words: 地址. */
  what: string;
  size?: ButtonSize;
}

/** Copies a text, and says where that failed how to do it by hand. Renders a button. */
export function CopyButton({ text, what, size }: CopyButtonProps) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success('已复制');
    } catch {
      toast.info(`没有复制成，请选中${what}后自己复制`);
    }
  }
  return (
    <Button size={size} startIcon={<CopyIcon size={18} />} onClick={() => void copy()}>
      复制{what}
    </Button>
  );
}
