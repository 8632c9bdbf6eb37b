import type { UnitConfig } from '@yimen/contract/unit';
import { useSite } from '../boot/current.ts';

/** The institution of this page. */
export function useInstitution(): UnitConfig {
  return useSite().site.unit;
}
