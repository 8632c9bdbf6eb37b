export * from './IconGrid.tsx';
export * from './IconGridPager.tsx';
