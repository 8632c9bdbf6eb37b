/** What opening a slide does, in words, by where it leads. */
export function actionOf(link: string): string {
  if (link.startsWith('/service-hall/details/')) return '去办理';
  if (link.includes('/special-services/details/')) return '进入专题';
  if (link.startsWith('/news/more/')) return '查看全文';
  if (link.startsWith('/service-hall')) return '去服务大厅';
  return '查看详情';
}
