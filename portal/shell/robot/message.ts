import { linkTo } from '../routes/links.ts';
import { isAuthPath, pathOf } from '../routes/match.ts';

/** What the robot's frame may ask of the portal. Everything else that arrives is no message of it. */
export type RobotMessage =
  /** It stands and can be used. */
  | { action: 'ready' }
  /** The visitor is done with it. */
  | { action: 'close' }
  /** Opens a page of the portal; never one that signs in or out. */
  | { action: 'open'; href: string };

interface Received {
  data: unknown;
  origin: string;
  source: unknown;
}

/** Who may speak: the frame's own window, as long as it shows a page of the configured origin. */
interface Speaker {
  window: unknown;
  origin: string;
}

/** Reads a message of the robot's frame; undefined for another sender, another origin or another shape. */
export function readMessage({ data, origin, source }: Received, speaker: Speaker): RobotMessage | undefined {
  if (!speaker.window || source !== speaker.window || origin !== speaker.origin) return undefined;
  if (typeof data !== 'object' || data === null || !('yimen' in data) || data.yimen !== 'robot') return undefined;
  const action = 'action' in data ? data.action : undefined;
  if (action === 'ready' || action === 'close') return { action };
  if (action !== 'open' || !('href' in data) || typeof data.href !== 'string') return undefined;
  const link = linkTo(data.href);
  if (!link || link.external || isAuthPath(pathOf(link.href))) return undefined;
  return { action, href: link.href };
}
