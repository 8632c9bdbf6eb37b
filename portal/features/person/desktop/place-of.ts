import type { DataOf } from '@yimen/contract/endpoint';
import type { personInfo } from '@yimen/contract/person/data';

type Office = Pick<DataOf<typeof personInfo>, 'department' | 'title'>;

/** The person's department, and the class or post unless the identity has the same name. */
export function officeLines({ department, title }: Office, identity: string): string[] {
  return [department, title === identity ? '' : title].filter(Boolean);
}
