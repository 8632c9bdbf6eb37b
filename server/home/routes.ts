import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { getLoginBackground, getLoginRedirectType } from '@yimen/contract/sign-in/auth';
import * as site from '@yimen/contract/site';
import { getConfig, switchSpecialStyle as switchStyle } from '@yimen/contract/unit';
import { implement } from '../http/implement.ts';
import type { MemberVisit, Visit } from '../http/visit.ts';
import { drawQr } from '../lib/qr.ts';
import { iconSheetAddress } from '../tenancy/assets.ts';
import { modulesFor } from '../tenancy/behind-menus.ts';
import { moduleTree } from '../tenancy/modules.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { readPreferences, savePreferences } from '../tenancy/preferences.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scoped } from '../tenancy/scoped.ts';
import { specialStyleOf, switchSpecialStyle } from '../tenancy/special-style.ts';
import * as store from '../tenancy/store.ts';

const scope = ({ db, institution }: Visit) => scoped(db, institution);
const own = ({ db, institution }: Visit) => institutionRow(db, institution);
async function readAppearance(visit: MemberVisit) {
  const { theme = null, textSize = null } = await readPreferences(scope(visit), visit.person);
  return { theme, textSize };
}

/** A layout of the footer's media; the first one for what an older version could store. */
const mediaStyle = (given: number): 1 | 2 | 3 => (given === 2 || given === 3 ? given : 1);

const pictures = ({ db, institution }: Visit) => picturesOf(db, institution);

export const implementations = [
  implement(getConfig, async (_, visit) => {
    const row = await own(visit);
    const { id: key, name, shortName, subtitle, title, keywords, description, template } = row;
    const { address, hotline, hotlineHours, icp, policeRecord, searchHint } = row;
    const { address: picture } = await pictures(visit);
    return {
      key,
      name,
      shortName,
      subtitle,
      title,
      keywords,
      description,
      template,
      address,
      hotline,
      hotlineHours,
      icp,
      policeRecord,
      searchHint,
      bottomMediaStyle: mediaStyle(row.bottomMediaStyle),
      logo: picture(row.logo, 'emblem'),
      icon: picture(row.icon, 'emblem'),
      specialStyle: await specialStyleOf(visit),
      iconSheet: await iconSheetAddress(visit.db, visit.institution),
      bridge: row.bridge,
      pictures: {
        empty: picture('', 'empty'),
        notFound: picture('', 'error-not-found'),
        noAuthorisation: picture('', 'error-no-authorisation'),
        service: picture('', 'error-service'),
      },
    };
  }),

  implement(switchStyle, async ({ type }, visit) => {
    const specialStyle = type === 1 ? (1 as const) : (0 as const);
    await switchSpecialStyle(specialStyle, visit);
    return { specialStyle };
  }),

  implement(getAppearance, (_, visit) => readAppearance(visit)),

  implement(saveAppearance, async (input, visit) => {
    await savePreferences(scope(visit), visit.person, input);
    return readAppearance(visit);
  }),

  implement(getLoginRedirectType, async (_, visit) => {
    const { loginRedirectType, redirectNavigation } = await own(visit);
    return { loginRedirectType, redirectNavigation };
  }),

  implement(getLoginBackground, async (_, visit) => {
    const [{ signIn }, picture] = await Promise.all([own(visit), pictures(visit)]);
    const { title, text } = signIn;
    return {
      title,
      text,
      image: picture.address(signIn.image, 'sign-in'),
      imageNight: picture.night(signIn.image, 'sign-in', signIn.imageNight),
    };
  }),

  implement(site.topNavigation, async ({ terminal }, visit) => {
    const rows = await store.readMenus(scope(visit), terminal === 'pc' ? 'desktop' : 'mobile');
    return rows.map(({ id, name, link, path, icon, isDefault, isFrame, isLogin }) => ({
      name,
      link,
      path,
      icon,
      isDefault,
      isFrame,
      isLogin,
      pageNavigationId: id,
    }));
  }),

  implement(site.homeConfig, async ({ template, terminal }, visit) => {
    const rows = await store.readModules(scope(visit), terminal === 'mobile' ? 'mobile' : String(template));
    return modulesFor(visit, moduleTree(rows));
  }),

  implement(site.globalConfig, async (_, visit) => {
    const { theme } = await own(visit);
    const { topBackground, topSelected, topDefault } = theme;
    const { bottomNavColor, bottomFontColor, bottomFilingColor, bottomFilingFont } = theme;
    return [
      {
        topBackground,
        topSelected,
        topDefault,
        bottomNavColor,
        bottomFontColor,
        bottomFilingColor,
        bottomFilingFont,
      },
    ];
  }),

  implement(site.themeList, async (_, visit) => {
    const { theme, grey, title, icon } = await own(visit);
    const webIconTitle = { labelName: title, labelLogo: (await pictures(visit)).address(icon, 'emblem') };
    return {
      webIconTitle,
      themColor: theme.themColor,
      grey,
      list: [
        { type: 1 as const, color: theme.themColor, labelName: '', labelLogo: '' },
        { type: 2 as const, color: '', ...webIconTitle },
      ],
    };
  }),

  implement(site.bottomLinks, async (_, visit) => {
    const groups = new Map<string, { name: string; url: string }[]>();
    for (const { group, name, url } of await store.readLinks(scope(visit))) {
      const items = groups.get(group) ?? [];
      groups.set(group, [...items, { name, url }]);
    }
    return [...groups].map(([group, items]) => ({ group, items }));
  }),

  implement(site.bottomMedia, async ({ style }, visit) => {
    const media = await store.readMedia(scope(visit));
    const first = media.findIndex(({ kind }) => kind === 'qr');
    const isShown = { 1: () => true, 2: (index: number) => index === first, 3: () => false }[mediaStyle(style)];
    return media.map(({ name, kind, text }, index) => ({
      name,
      kind,
      text,
      qr: kind === 'qr' && isShown(index) ? drawQr(text) : null,
    }));
  }),

  implement(site.bannerList, (_, visit) => slides(visit, 'banner')),
  implement(site.carList, (_, visit) => slides(visit, 'carousel')),

  implement(site.toolList, async (_, visit) =>
    (await store.readShortcuts(scope(visit), 'tool')).map(({ name, icon, url }) => ({ name, icon, url })),
  ),

  implement(site.hotWords, async (_, visit) => {
    const { hotWords } = await own(visit);
    return { hotWords };
  }),

  implement(site.homeStatistic, async (_, visit) => {
    const [{ statistics }, counted] = await Promise.all([own(visit), store.countServices(scope(visit))]);
    return { ...counted, ...statistics };
  }),
];

async function slides(visit: Visit, kind: 'banner' | 'carousel') {
  const [picture, rows] = await Promise.all([pictures(visit), store.readSlides(scope(visit), kind)]);
  const use = kind === 'banner' ? 'hero' : 'cover';
  return rows.map(({ title, text, image, link }) => ({
    title,
    text,
    link,
    image: picture.address(image, use),
    imageNight: picture.night(image, use),
  }));
}
