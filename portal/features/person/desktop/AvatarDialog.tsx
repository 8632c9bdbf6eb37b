import { uploadAvatar } from '@yimen/contract/person/user';
import { AvatarEditor } from '@yimen/ui/avatar-editor';
import { Button } from '@yimen/ui/button';
import { Dialog } from '@yimen/ui/dialog';
import { useToast } from '@yimen/ui/toast';
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';

/** Edge length in px, as the server stores it: a larger picture would be sent for nothing. */
const edge = 320;

interface AvatarDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Crops a photo and sets it as the person's picture, at once everywhere on the page. */
export default function AvatarDialog({ open, onOpenChange }: AvatarDialogProps) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const sending = useRef<AbortController>(null);

  async function save(avatar: Blob): Promise<void> {
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      await call(uploadAvatar, { image: await base64Of(avatar) }, { signal });
    } catch (error) {
      if (!signal.aborted && !isExpired(error)) toast.error(messageOf(error));
      return;
    }
    onOpenChange(false);
    toast.success('头像已更换');
    await revalidate();
  }

  function change(next: boolean): void {
    if (!next) sending.current?.abort();
    onOpenChange(next);
  }

  return (
    <Dialog open={open} onOpenChange={change} title="更换头像">
      <AvatarEditor
        outputSize={edge}
        onConfirm={save}
        actions={
          <Button variant="secondary" onClick={() => change(false)}>
            取消
          </Button>
        }
      />
    </Dialog>
  );
}

/** A file in Base64, without the `data:` prefix. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}
