/** Whether a system can be shown in a frame; `slow` has not answered in time. */
export type Embedding = 'allowed' | 'refused' | 'unreachable' | 'slow';

export interface Framing {
  embedding: Embedding;
  /** What prevents it, in the words of the protocol, for the site's operator; empty when nothing does. */
  reason: string;
}
