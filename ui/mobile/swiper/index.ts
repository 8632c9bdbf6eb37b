export * from './Swiper.tsx';
