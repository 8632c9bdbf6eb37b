export * from './NavBar.tsx';
