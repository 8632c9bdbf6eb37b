import type { ApiClient } from './client.ts';

export type Call = ApiClient['call'];

/** Calls the API from the browser; its client is fetched with the first call, not with the page. */
export const call: Call = async (endpoint, input, options) => {
  const { api } = await import('./browser.ts');
  return api.call(endpoint, input, options);
};
