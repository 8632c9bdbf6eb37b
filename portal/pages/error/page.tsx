import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pageTitle } from '../../boot/title.ts';
import { ErrorView } from '../../errors/ErrorView.tsx';
import { errorTitle } from '../../errors/route-error.ts';

const messages: Readonly<Record<number, string>> = {
  404: '链接可能写错了，也可能页面已经搬走',
  1004: '您的账号没有可以打开的菜单，请联系管理员申请',
};

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  { title: pageTitle(matches, errorTitle(loaderData?.code ?? 0)) },
];

/** `code` of the address, 0 when it is none (specification, section 2, “Error screen”). */
export function loader({ url }: LoaderFunctionArgs) {
  const code = url.searchParams.get('code') ?? '';
  return { code: /^\d{1,6}$/.test(code) ? Number(code) : 0 };
}

export default function ErrorRoute() {
  const { code } = useLoaderData<typeof loader>();
  const refused = code > 1000 && code < 2000;
  const usual = refused ? '您没有访问这个页面的权限，请联系管理员申请' : '服务暂时没有响应，请稍后再试';
  return <ErrorView code={code} msg={messages[code] ?? usual} requestId="" />;
}
