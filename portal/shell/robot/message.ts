import { linkTo } from '../routes/links.ts';
import { isAuthPath, pathOf } from '../routes/match.ts';

/** The messages that the portal accepts from the robot's frame. */
export type RobotMessage =
  /** It has loaded and can be used. */
  | { action: 'ready' }
  /** The visitor closes it. */
  | { action: 'close' }
  /** Opens a page of the portal, except those that sign in or out. */
  | { action: 'open'; href: string };

interface ReceivedMessage {
  data: unknown;
  origin: string;
  source: unknown;
}

/** The accepted sender: the frame's own window, while it shows a page of the configured origin. */
interface Speaker {
  window: unknown;
  origin: string;
}

/** Reads a message from the robot's frame; undefined for another sender, origin or format. */
export function readMessage({ data, origin, source }: ReceivedMessage, speaker: Speaker): RobotMessage | undefined {
  if (!speaker.window || source !== speaker.window || origin !== speaker.origin) return undefined;
  if (typeof data !== 'object' || data === null || !('yimen' in data) || data.yimen !== 'robot') return undefined;
  const action = 'action' in data ? data.action : undefined;
  if (action === 'ready' || action === 'close') return { action };
  if (action !== 'open' || !('href' in data) || typeof data.href !== 'string') return undefined;
  const link = linkTo(data.href);
  if (!link || link.external || isAuthPath(pathOf(link.href))) return undefined;
  return { action, href: link.href };
}
