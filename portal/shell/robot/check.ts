import { intelligence } from '@yimen/contract/assistant';
import type { LoaderFunctionArgs } from 'react-router';
import { webAddressOf } from '../routes/links.ts';
import { visitOf } from '../visit/visit.ts';

/** The robot's frame; `outside` is null where the portal's own assistant is used instead. */
export interface RobotFrame {
  name: string;
  outside: { address: string; origin: string; code: string; accessToken: string } | null;
}

/** Which page the robot shows: the institution's, if it can be reached and allows framing, else the portal's own. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<RobotFrame> {
  const { api, framingOf, markUncacheable } = visitOf(context);
  markUncacheable();
  const [first] = await api.call(intelligence, {});
  const address = webAddressOf(first?.link);
  const name = first?.name || '助手';
  if (!first || !address || address.host === url.host) return { name, outside: null };
  const { embedding } = await framingOf(address.href);
  if (embedding !== 'allowed') return { name, outside: null };
  const { code, accessToken } = first;
  return { name, outside: { address: address.href, origin: address.origin, code, accessToken } };
}
