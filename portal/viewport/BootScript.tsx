import { ServerText } from '../boot/ServerText.tsx';
import { bootScript } from './boot-script.ts';

/** Sets zoom, root font and site before the first paint. */
export function BootScript() {
  return <ServerText as="script" id="ym-viewport" text={() => bootScript} />;
}
