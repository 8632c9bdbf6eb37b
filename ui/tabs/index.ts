export * from './TabLinks.tsx';
export * from './Tabs.tsx';
