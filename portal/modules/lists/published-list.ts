import type { DataOf } from '@yimen/contract/endpoint';
import type { responsibilityField, responsibilityList } from '@yimen/contract/homepage/lists';

/** A list that the institution publishes, with its columns and first rows. */
export interface PublishedList {
  typeId: string;
  name: string;
  count: number;
  fields: DataOf<typeof responsibilityField>;
  rows: DataOf<typeof responsibilityList>['list'];
}
