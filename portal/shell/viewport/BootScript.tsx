import { ServerText } from '../document/ServerText.tsx';
import { bootScript } from './boot-script.ts';

/** Sets zoom, root font and site before the first paint. The build takes the text out of the browser's bundle. */
export function BootScript() {
  return <ServerText as="script" id="ym-viewport" text={() => (import.meta.env.SSR ? bootScript : '')} />;
}
