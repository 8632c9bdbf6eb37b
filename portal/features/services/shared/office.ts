import { useInstitution } from '../../../shell/visit/institution.ts';

const placePrefix = /^.{1,4}?[省市县区]/u;

/** An office's name without the place name with which the institution's name starts: `公安局` for `云州市公安局`. */
export function officeName(name: string, institution: string): string {
  const here = placePrefix.exec(institution)?.[0];
  return here && name.startsWith(here) && name.length > here.length + 1 ? name.slice(here.length) : name;
}

/** `officeName` on this institution's pages. */
export function useOfficeName(name: string): string {
  return officeName(name, useInstitution().name);
}
