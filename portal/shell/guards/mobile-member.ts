import { type Guard, mobileSignIn } from './guard.ts';

/** A member's own pages of the phone site; a guest goes to mobile sign-in (specification, section 4). */
export const mobileMember: Guard = ({ isGuest, menus: _, ...place }) => (isGuest ? mobileSignIn(place) : undefined);
