/** What is kept before newer rows of its list says so, that its older date is no riddle. */
export const pinned = '置顶';
