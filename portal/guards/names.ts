/** The guards that the route table may name; each is a file of this folder. */
export type GuardName = 'first-menu' | 'desktop-menu' | 'has-menus';
