/** Says beside a thing that its write waits for a network. */
export const waitingName = '待提交';
