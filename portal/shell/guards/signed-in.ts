import { signInHref } from '../routes/sign-in-link.ts';
import type { Guard } from './guard.ts';

/** A page for members: a guest signs in and comes back (specification, section 4). */
export const signedIn: Guard = ({ isGuest, menus: _, ...place }) =>
  isGuest ? signInHref(place, place.pathname === '/search' ? 'search' : undefined) : undefined;
