export const path = '/mobile/search';
