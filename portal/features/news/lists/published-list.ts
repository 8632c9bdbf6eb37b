import type { DataOf } from '@yimen/contract/endpoint';
import type { responsibilityField, responsibilityList } from '@yimen/contract/news/lists';

/** Parameters of the address: the list that is shown, whether it is open whole, and what of it then. */
export const parameters = { list: 'list', whole: 'whole', query: 'query', page: 'page' };

/** A list that the institution publishes, with its columns and first rows. */
export interface PublishedList {
  typeId: string;
  name: string;
  count: number;
  fields: DataOf<typeof responsibilityField>;
  rows: DataOf<typeof responsibilityList>['list'];
}
