import './reset.css.ts';
