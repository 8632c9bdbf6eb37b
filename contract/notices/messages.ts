/** The type of the person's own messages in the list of notices; not one that the institution sets up. */
export const messageType = { id: 'personal-messages', name: '个人消息' } as const;

/** The id of a personal message in the list of notices. */
export const messageNoticeId = (id: string): string => `message.${id}`;
