import { FilingBar } from '@yimen/ui/filing-bar';
import { Footer } from '@yimen/ui/footer';
import { linkTo } from '../../routes/links.ts';
import { useSite } from '../../visit/current.ts';
import type { FrameData } from './load-frame.ts';

/** Public registers of the Chinese filing numbers. */
const icpRegister = 'https://beian.miit.gov.cn/';
const policeRegister = 'https://beian.mps.gov.cn/';

const hotlineName = '服务热线';
/** The `bottomMediaStyle` that shows one large code. */
const oneCode = 2;

export function DesktopFooter({ data }: { data: FrameData }) {
  const { unit } = useSite().site;
  const hours = unit.hotlineHours ? `（${unit.hotlineHours}）` : '';
  const groups = data.links
    .map(({ group, items }) => ({
      title: group,
      links: items.flatMap(({ name, url }) => {
        const link = linkTo(url);
        return link ? [{ label: name, href: link.href, external: link.external }] : [];
      }),
    }))
    .filter(({ links }) => links.length > 0);
  // Media with a link and without a QR code are listed as links.
  const elsewhere = data.media.flatMap(({ kind, qr, name, text }) => {
    const link = kind === 'qr' && !qr ? linkTo(text) : undefined;
    return link ? [{ label: name, href: link.href, external: link.external }] : [];
  });
  if (elsewhere.length > 0) groups.push({ title: '关注我们', links: elsewhere });
  // The line with the hotline and its hours is already shown.
  const words = data.media
    .filter(({ kind, name }) => kind === 'text' && !(unit.hotline && name === hotlineName))
    .map(({ name, text }) => `${name} ${text}`);
  const lines = [unit.address, unit.hotline && `${hotlineName} ${unit.hotline}${hours}`, ...words];
  const filing = [
    { label: `© ${data.year} ${unit.name}` },
    ...(unit.icp ? [{ label: unit.icp, href: icpRegister }] : []),
    ...(unit.policeRecord ? [{ label: unit.policeRecord, href: policeRegister }] : []),
  ];
  return (
    <>
      <Footer
        logo={<img src={unit.logo} alt="" />}
        name={unit.name}
        lines={lines.filter(Boolean)}
        groups={groups}
        media={data.media.flatMap(({ name, qr }) => (qr ? [{ name, qr }] : []))}
        mediaSize={unit.bottomMediaStyle === oneCode ? 'large' : 'medium'}
      />
      <FilingBar items={filing} />
    </>
  );
}
