/** Label of an entry that is pinned above newer ones. */
export const pinned = '置顶';
