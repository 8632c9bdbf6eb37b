/** Bad luck at the start that its reader can cure: the message is one sentence that says what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
