import { inTime } from '../../lib/in-time.ts';

/** Longest wait for the network when a cached answer can be used instead, in ms. */
const networkTimeoutMs = 6000;
/** A proxy's answers when its server is down. */
const unreachableStatuses = new Set([502, 503, 504]);

/** The server's answer; undefined when none arrives in time. */
export async function networkWithTimeout(network: Promise<Response>): Promise<Response | undefined> {
  const response = await inTime(network, networkTimeoutMs).catch(() => undefined);
  return response && !unreachableStatuses.has(response.status) ? response : undefined;
}
