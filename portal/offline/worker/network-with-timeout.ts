import { inTime } from '../../lib/in-time.ts';

/** Longest wait for the network where something kept can be shown instead, in ms. */
const timeoutMs = 6000;
/** What a proxy answers whose server is not there. */
const unreachable = new Set([502, 503, 504]);

/** The server's answer; undefined when none comes in time. */
export async function networkWithTimeout(network: Promise<Response>): Promise<Response | undefined> {
  const response = await inTime(network, timeoutMs).catch(() => undefined);
  return response && !unreachable.has(response.status) ? response : undefined;
}
