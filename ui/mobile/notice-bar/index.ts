export * from './NoticeBar.tsx';
