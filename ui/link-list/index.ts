export * from './LinkList.tsx';
