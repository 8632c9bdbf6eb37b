/** A failure at the start that the operator can fix: the message is one Chinese sentence that says what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
