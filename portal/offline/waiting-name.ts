/** Label of an item whose write waits for a network. */
export const waitingName = '待提交';
