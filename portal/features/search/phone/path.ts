import { paths } from '@yimen/contract/paths';

export const path = paths['mobile-search'];
