import { getAppearance, saveAppearance } from '@yimen/contract/person/user';
import { hotWords } from '@yimen/contract/search';
import { getLoginBackground, getLoginRedirectType } from '@yimen/contract/sign-in/auth';
import * as site from '@yimen/contract/site';
import { getConfig, switchSpecialStyle as switchStyle } from '@yimen/contract/unit';
import { seenBy } from '../access/visible.ts';
import type { SignInHelp } from '../database/records.ts';
import { implement } from '../http/implement.ts';
import type { MemberVisit, Visit } from '../http/visit.ts';
import { drawQr } from '../lib/qr.ts';
import { catalogueOf } from '../services/catalogue.ts';
import { modulesFor } from '../site/behind-menus.ts';
import { moduleTree } from '../site/modules.ts';
import * as store from '../site/store.ts';
import { iconSheetAddress } from '../tenancy/assets.ts';
import { picturesOf } from '../tenancy/pictures.ts';
import { readPreferences, savePreferences } from '../tenancy/preferences.ts';
import { institutionRow } from '../tenancy/resolve.ts';
import { scopedOf } from '../tenancy/scoped.ts';
import { specialStyleOf, writeSpecialStyle } from '../tenancy/special-style.ts';

const ownRow = ({ db, institution }: Visit) => institutionRow(db, institution);
async function readAppearance(visit: MemberVisit) {
  const { theme = null, textSize = null } = await readPreferences(scopedOf(visit), visit.person);
  return { theme, textSize };
}

/** A layout of the footer's media; 1 for invalid values that an older version stored. */
const mediaStyle = (given: number): 1 | 2 | 3 => (given === 2 || given === 3 ? given : 1);

const helpOf = (help: SignInHelp | undefined) => (help ? { text: help.text, link: help.link ?? null } : null);

const picturesFor = ({ db, institution }: Visit) => picturesOf(db, institution);

export const implementations = [
  implement(getConfig, async (_, visit) => {
    const row = await ownRow(visit);
    const { id: key, name, shortName, subtitle, title, keywords, description, template } = row;
    const { address, hours, way, hotline, hotlineHours, icp, policeRecord, searchHint } = row;
    const { address: picture } = await picturesFor(visit);
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
      hours,
      way,
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
    await writeSpecialStyle(specialStyle, visit);
    return { specialStyle };
  }),

  implement(getAppearance, (_, visit) => readAppearance(visit)),

  implement(saveAppearance, async (input, visit) => {
    await savePreferences(scopedOf(visit), visit.person, input);
    return readAppearance(visit);
  }),

  implement(getLoginRedirectType, async (_, visit) => {
    const { loginRedirectType, redirectNavigation } = await ownRow(visit);
    const menu = await store.readMenus(scopedOf(visit), 'desktop');
    const custom = menu.find(({ isDefault, link }) => isDefault === 0 && link !== '' && link === redirectNavigation);
    return { loginRedirectType, redirectNavigation: custom?.id ?? redirectNavigation };
  }),

  implement(getLoginBackground, async (_, visit) => {
    const [{ signIn }, picture] = await Promise.all([ownRow(visit), picturesFor(visit)]);
    const { title, text, accountHint = '', forgotten, firstSignIn } = signIn;
    return {
      title,
      text,
      accountHint,
      forgotten: helpOf(forgotten),
      firstSignIn: helpOf(firstSignIn),
      image: picture.address(signIn.image, 'sign-in'),
      imageNight: picture.night(signIn.image, 'sign-in', signIn.imageNight),
    };
  }),

  implement(site.topNavigation, async ({ terminal }, visit) => {
    const all = await store.readMenus(scopedOf(visit), terminal === 'pc' ? 'desktop' : 'mobile');
    const rows = await seenBy(visit, all);
    return rows.map(({ id, name, link, path, icon, isDefault, isFrame, isLogin }) => {
      const isWithheld = isDefault === 0 && isLogin === 1 && !visit.person;
      const shownAddress = (address: string) => (isWithheld && !address.startsWith('/') ? '' : address);
      return {
        name,
        link: shownAddress(link),
        path: shownAddress(path),
        icon,
        isDefault,
        isFrame,
        isLogin,
        pageNavigationId: id,
      };
    });
  }),

  implement(site.homeConfig, async ({ template, terminal }, visit) => {
    const rows = await store.readModules(visit, terminal === 'mobile' ? 'mobile' : String(template));
    return modulesFor(visit, moduleTree(rows));
  }),

  implement(site.globalConfig, async (_, visit) => {
    const { theme } = await ownRow(visit);
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
    const { theme, grey, title, icon } = await ownRow(visit);
    const webIconTitle = { labelName: title, labelLogo: (await picturesFor(visit)).address(icon, 'emblem') };
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
    for (const { group, name, url } of await store.readLinks(scopedOf(visit))) {
      const items = groups.get(group) ?? [];
      groups.set(group, [...items, { name, url }]);
    }
    return [...groups].map(([group, items]) => ({ group, items }));
  }),

  implement(site.bottomMedia, async ({ style }, visit) => {
    const media = await store.readMedia(scopedOf(visit));
    const first = media.findIndex(({ kind }) => kind === 'qr');
    const isShown = { 1: () => true, 2: (index: number) => index === first, 3: () => false }[mediaStyle(style)];
    return media.map(({ name, kind, text }, index) => ({
      name,
      kind,
      text,
      qr: kind === 'qr' && isShown(index) ? drawQr(text) : null,
    }));
  }),

  implement(site.bannerList, (_, visit) => slidesOf(visit, 'banner')),
  implement(site.carList, (_, visit) => slidesOf(visit, 'carousel')),

  implement(site.toolList, async (_, visit) =>
    (await store.readShortcuts(visit, 'tool')).map(({ name, icon, url }) => ({ name, icon, url })),
  ),

  implement(hotWords, async (_, visit) => {
    const row = await ownRow(visit);
    return { hotWords: row.hotWords };
  }),

  implement(site.homeStatistic, async (_, visit) => {
    const [{ statistics }, catalogue] = await Promise.all([ownRow(visit), catalogueOf(visit)]);
    const services = catalogue.of(1);
    const fullyOnline = services.filter(({ online }) => online === 'full').length;
    return { services: services.length, fullyOnline, ...statistics };
  }),
];

async function slidesOf(visit: Visit, kind: 'banner' | 'carousel') {
  const [picture, rows] = await Promise.all([picturesFor(visit), store.readSlides(visit, kind)]);
  const use = kind === 'banner' ? 'hero' : 'cover';
  return rows.map(({ title, text, image, link }) => ({
    title,
    text,
    link,
    image: picture.address(image, use),
    imageNight: picture.night(image, use),
  }));
}
