import type { DataOf } from '@yimen/contract/endpoint';
import type { responsibilityField, responsibilityList } from '@yimen/contract/news/lists';

/** Query parameters: the shown list, whether it is shown whole, and then its search and page. */
export const listParameters = { list: 'list', whole: 'whole', query: 'query', page: 'page' };

/** A list that the institution publishes, with its columns and first rows. */
export interface PublishedList {
  typeId: string;
  name: string;
  count: number;
  fields: DataOf<typeof responsibilityField>;
  rows: DataOf<typeof responsibilityList>['list'];
}
