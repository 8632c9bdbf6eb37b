import type { LoaderFunctionArgs } from 'react-router';
import { framingOf } from '../../frames/embeddable.ts';
import { systemLoader } from './load-entry.ts';

/** Whether the entry's address lets itself be framed; asked by the page after it stands. */
export async function loader(args: LoaderFunctionArgs) {
  const { address } = await systemLoader(args);
  return framingOf(address, args.url.origin);
}
