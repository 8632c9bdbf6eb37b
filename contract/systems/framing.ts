/** What is known of a system before it is put into a frame: `slow` has not answered in time. */
export type Embedding = 'allowed' | 'refused' | 'unreachable' | 'slow';

export interface Framing {
  embedding: Embedding;
  /** What stands against it, in the words of the protocol, for who runs the site; empty where nothing does. */
  reason: string;
}
