import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { noteOperation } from '../../lib/session/operate-time.ts';
import { reloadPage } from '../reload/reload.ts';

interface RefreshDialogProps {
  /** Called before the page is reloaded, to save typed text. */
  onRefresh(): void;
}

/**
 * Asks the visitor to refresh after a long idle time; a single button (specification, section 8, “Long inactivity”).
 */
export default function RefreshDialog({ onRefresh }: RefreshDialogProps) {
  function refresh() {
    onRefresh();
    noteOperation();
    reloadPage();
  }

  return (
    <Dialog
      open
      role="alertdialog"
      closable={false}
      title="操作提示"
      onOpenChange={(open) => {
        if (!open) refresh();
      }}
      footer={
        <Button variant="primary" onClick={refresh}>
          刷新页面
        </Button>
      }
    >
      您已长时间未操作，请刷新页面
    </Dialog>
  );
}
