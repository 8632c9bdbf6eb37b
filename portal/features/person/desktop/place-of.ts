import type { DataOf } from '@yimen/contract/endpoint';
import type { personInfo } from '@yimen/contract/person/data';

type Place = Pick<DataOf<typeof personInfo>, 'department' | 'title'>;

/** Where a person belongs: the department, and the class or post unless it is what the identity is called already. */
export function placeOf({ department, title }: Place, identity: string | null): string[] {
  return [department, title === identity ? '' : title].filter(Boolean);
}
